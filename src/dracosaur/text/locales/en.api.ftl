# What the server says at its door. $reason is a technical remark in English.

api-bad_json = This is no JSON that the server can read.
api-bad_request = The request does not fit: { $reason }. The documentation of the API says what is expected.
api-bad_name = A name has 1 to { $most } visible characters: choose another one.
api-bad_option = The game has no such option.
api-bad_position = This document is no position of a game.
api-not_signed_in = The server does not know who you are: choose a name, or sign in.
api-wrong_password = The name and the password do not belong together.
api-not_allowed = This is not for you to do.
api-wrong_origin = The page that asked for this belongs to another site.
api-not_found = There is nothing here.
api-wrong_method = This address takes another kind of request.
api-conflict = This cannot be done now.
api-name_taken = Somebody else has the account “{ $name }”: choose another name.
api-has_account = You have an account already.
api-wrong_media = Send the request as JSON (application/json).
api-too_large = This is too long: { $most } bytes are the most.
api-too_many = Too much at once: wait a moment.
api-unavailable = The server cannot keep anything just now. Nothing was done: try again in a moment.
api-stopping = The server is being restarted: come back in a moment.
api-internal = Something went wrong on the server, and nothing was done. Whoever runs it finds the place in the log.
api-no_game = The document does not say its game. Add "game" with one of these: { $known }.
api-most_tokens = You have as many tokens as you may ({ $n }): revoke one first.
api-plain-title = Dracosaur
api-plain-text = The server is running. It was built without the page for browsers; programs can play through the API.
api-plain-docs = Documentation of the API
