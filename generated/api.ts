// Written by npm run generate from schemas/api; edit that instead.

export interface paths {
    "/api/{provider}/storeChatEvent": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a message of a live chat */
        post: operations["chat.storeChatEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addcontact": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an e-mail address or a phone number */
        post: operations["account.addcontact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/cancelDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * account.cancelLimit of deposits, for sites made before there were other limits
         * @deprecated
         */
        post: operations["account.cancelDepositLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/cancelLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a raised or removed limit that waits */
        post: operations["account.cancelLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changefakename": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the name that other players see */
        post: operations["account.changefakename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changelocale": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the locale of the account */
        post: operations["account.changelocale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changepassword": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password */
        post: operations["account.changepassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changeSubscription": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start or stop news to a contact */
        post: operations["account.changeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changeTwoFactorAuth": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to turn codes by letter on or off
         * @description While there is an authenticator app, it answers InvalidRequestException, status 409. Sends a code to a confirmed contact, and changes nothing before account.confirmTwoFactorAuth. Without a confirmed contact it answers UserNeedConfirmContactException.
         */
        post: operations["account.changeTwoFactorAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/close": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account; bonuses and every sign-in end
         * @description Sign-ins answer UserDeletedException afterwards; support opens the account again. It is refused with InvalidRequestException, status 409, and error_data {reason: open_round, open_payment or money_left}.
         */
        post: operations["account.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirmAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the authenticator app by a code that it shows
         * @description Sign-in asks for its codes from then on. The recovery codes are told here and never again. A setup that is over answers InvalidParameterException with the code expired.
         */
        post: operations["account.confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirmContact": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a contact with the code that was sent there
         * @description A code of six digits needs a sign-in; the code of a link, which only the letter holds, needs none. A confirmed contact can be signed in with, unless it is the name of another account.
         */
        post: operations["account.confirmContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirmDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * account.confirmLimit of deposits, for sites made before there were other limits
         * @deprecated
         */
        post: operations["account.confirmDepositLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirmLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a raised or removed limit after the cooling-off */
        post: operations["account.confirmLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirmTwoFactorAuth": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the change of the two-factor option */
        post: operations["account.confirmTwoFactorAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/endOtherSessions": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every own sign-in but this one */
        post: operations["account.endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/endSession": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of the own sign-ins */
        post: operations["account.endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/excludeSelf": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude oneself from play; every sign-in ends
         * @description Holds at once. A later call can only lengthen it.
         */
        post: operations["account.excludeSelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether codes come from an authenticator app */
        get: operations["account.getAuthenticator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getBalance": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances of the player */
        get: operations["account.getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getClosing": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands in the way of closing the account, and what would be lost by it */
        get: operations["account.getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getContactPhoneSettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries that a phone number can be of */
        get: operations["account.getContactPhoneSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getcurrencyrates": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rates of the currencies */
        get: operations["account.getcurrencyrates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limit that the player has put on deposits */
        get: operations["account.getDepositLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getInfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Answers uid 0 when nobody is signed in.
         */
        get: operations["account.getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getPersonalDataFields": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fields that are asked for in a country */
        get: operations["account.getPersonalDataFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getprofileinfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal data of the player */
        get: operations["account.getprofileinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getResponsibleGaming": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What protects the player */
        get: operations["account.getResponsibleGaming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getSessions": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins of the player that are still good */
        get: operations["account.getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getSocials": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Outside services that sign in to the account */
        get: operations["account.getSocials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/removeAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app
         * @description By the password and a code of the app or a recovery code. Sign-in asks for codes by letter again, where it did before.
         */
        post: operations["account.removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/removeSocial": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take one of the services off the account
         * @description Ends every own sign-in but this one. Where nothing else lets the player in (no password, no confirmed contact that restores access, no other service): AccessDeniedException, status 409, with error_data {reason: only_way_in}.
         */
        post: operations["account.removeSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/renewRecoveryCodes": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in place of those that are left */
        post: operations["account.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/saveProfileInfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save personal data */
        post: operations["account.saveProfileInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sendconfirmationtocontact": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a contact */
        post: operations["account.sendconfirmationtocontact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/setCurrency": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the currency of the account */
        post: operations["account.setCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/setDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * account.setLimit of deposits, for sites made before there were other limits
         * @deprecated
         */
        post: operations["account.setDepositLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/setLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Limit what the player pays in, stakes or loses */
        post: operations["account.setLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/setRealityCheck": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose how often to be told how long the play has lasted */
        post: operations["account.setRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/setUserOnVerification": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that identity documents were handed in */
        post: operations["account.setUserOnVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/startAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add an authenticator app
         * @description Nothing is kept before account.confirmAuthenticator, which the ticket is good for within a quarter of an hour. An account without a password, and one that has an app already, answer InvalidRequestException, status 409.
         */
        post: operations["account.startAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/unsubscribe": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop news, from the link of a letter */
        post: operations["account.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/finishRegistration": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the account that waits for a code, and sign in
         * @description Without a code it sends another one, and answers the status confirm. A code that is not right, or comes when nothing waits in this browser any more, answers InvalidParameterException with invalid_parameters {code: invalid or expired}. A person who is excluded under another account: AccessDeniedException, status 409, with error_data {reason: self_excluded}.
         */
        post: operations["auth.finishRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description With the two-factor option on, the right password without a code answers the status enabled. With an authenticator app it says the method app, and the code is that of the app or a recovery code; otherwise it sends a code and says resend_time and sent_to; too soon after the last one, which is good all the same, it answers TooManyRequestsException with resend_time and error_data {reason: code_sent, sent_to}. Too many tries answer TooManyRequestsException with error_data {reason: too_many_tries}. A code that is not right answers AuthorizationException with invalid_parameters {code: invalid or expired}. Where a social sign-in of this browser waits for its code, the code comes alone. While the player is excluded: AccessDeniedException, status 409, with error_data {reason: self_excluded, is_permanent, ends_at}.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out */
        get: operations["auth.logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an account and sign in
         * @description Which of the fields are required is for the form to say; the description requires none, because a mini-app sends none of those that a form sends. Where the site tells nobody who is registered (auth.registration.byLetter), it answers the status confirm with resend_time and sent_to, whether or not the e-mail address or the number is taken; what was sent waits in the browser (cookie registration) for an hour, and auth.finishRegistration opens the account. A person who is excluded under another account is told so by AccessDeniedException, status 409, with error_data reason self_excluded.
         */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/restore": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore access with a code that is sent to a contact
         * @description With a login alone it sends a code, which is good in the browser that asked for it (cookie restore); with code and password it sets the password. It answers the same whether or not the login is known.
         */
        post: operations["auth.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners that run now */
        get: operations["banners.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BettingBonuses/activate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate a sports bonus */
        post: operations["BettingBonuses.activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BettingBonuses/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sports bonuses of the player */
        get: operations["BettingBonuses.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BettingBonuses/remove": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a sports bonus */
        post: operations["BettingBonuses.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonuses/activate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate a casino bonus */
        post: operations["bonuses.activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonuses/deactivate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a casino bonus */
        post: operations["bonuses.deactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonuses/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Casino bonuses of the player */
        get: operations["bonuses.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonuses/remove": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a casino bonus */
        post: operations["bonuses.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/activateOffer": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate the campaign of a promo code */
        post: operations["campaigns.activateOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/checkPromocode": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a promo code */
        post: operations["campaigns.checkPromocode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/getoffers": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers that the player can see */
        get: operations["campaigns.getoffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/takepromotions": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the promotions of an offer */
        post: operations["campaigns.takepromotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashbacks/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cashbacks of the player */
        get: operations["cashbacks.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashbacks/payout": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a cashback */
        post: operations["cashbacks.payout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashbacks/remove": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a cashback */
        post: operations["cashbacks.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/canceldeposit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a deposit that was not paid yet */
        post: operations["cashier.canceldeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/cancelwithdrawal": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a withdrawal that was not sent yet */
        post: operations["cashier.cancelwithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/getbanks": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banks that a payment method works with */
        get: operations["cashier.getbanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/getdepositinfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One deposit */
        get: operations["cashier.getdepositinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/getdepositsettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How money can be paid in */
        get: operations["cashier.getdepositsettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/gethistory": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deposits and withdrawals of the player */
        get: operations["cashier.gethistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/getwithdrawsettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How money can be paid out */
        get: operations["cashier.getwithdrawsettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/makedeposit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a deposit */
        post: operations["cashier.makedeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashier/makewithdrawal": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a withdrawal */
        post: operations["cashier.makewithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents/keep": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the proof of what a visitor agreed to */
        post: operations["consents.keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance, bets and notices as they happen, as server-sent events */
        get: operations["events.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/handle": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell the platform that something happened
         * @description Kept for a month are the name, whether somebody was signed in, and those of the facts that are numbers, yes or no, or short texts that name nobody.
         */
        get: operations["events.handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freespins/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Free spins of the player */
        get: operations["freespins.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/addLike": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a game */
        post: operations["games.addLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/createhistoryexportrequest": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an export of the game history
         * @description A file is made of it meanwhile, and kept for some days; the player is told when it is there. Asked again while one is being made of the same days, it is that one.
         */
        post: operations["games.createhistoryexportrequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/downloadhistoryexport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export
         * @description Rounds as lines of text (CSV, UTF-8). Only whoever asked for it gets it, while they are signed in and it is kept.
         */
        get: operations["games.downloadhistoryexport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games that fit everything that is asked for. Games that are alike in what they are ordered by stand in the order of their names, so that pages never repeat or miss one.
         */
        get: operations["games.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getCategories": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of games that hold any, in their order */
        get: operations["games.getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getHistory": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rounds that the player has played
         * @description The newest first; from what the casino itself has booked.
         */
        get: operations["games.getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/gethistoryexportrequest": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the export of the game history stands */
        get: operations["games.gethistoryexportrequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getHistoryExports": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports of the game history that are kept */
        get: operations["games.getHistoryExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getHistoryGames": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games that the player has played for money, the last played first */
        get: operations["games.getHistoryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getLikes": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games that the player likes */
        get: operations["games.getLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getProviders": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Providers of games */
        get: operations["games.getProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getRound": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One round of the player, in full
         * @description Every movement of money in it, and what its provider keeps of it, by which a round of the games of the house can be recomputed. A round of somebody else is not found.
         */
        get: operations["games.getRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getSession": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the player stands in the session of gambling that goes on
         * @description All that was played for money, in whatever games, since the player began: from the first game that was opened after signing in. Opening another game, a reload and another tab go on with it; after half an hour away, or another sign-in, it begins anew.
         */
        get: operations["games.getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/getTerms": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a stake in a game would mean for the player now
         * @description Told by the rules that decide each stake: which money pays, how much of it counts towards the wagering of the bonus, and what a round may be staked with at most.
         */
        get: operations["games.getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/launch": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a game
         * @description A session at the provider of the game, for one frame. To play for money needs somebody who is signed in, in a currency that the game takes; a demo is open to everybody where the game has one. UserNeedProfileDataException: the player has not told what is asked for before anybody plays for money. AccessDeniedException with the reason `not_offered`: the rules of the player's country do not offer the game. UnknownErrorException with the reason `provider_unavailable`: the provider does not answer as it should, and may be asked again.
         */
        post: operations["games.launch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/removeLike": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a like */
        post: operations["games.removeLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jackpots/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jackpots */
        get: operations["jackpots.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jackpots/getWinners": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has won a jackpot */
        get: operations["jackpots.getWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Winners */
        get: operations["leaderboard.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/live": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wins as they happen */
        get: operations["leaderboard.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/top": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Greatest wins */
        get: operations["leaderboard.top"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/acknowledge": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim notices to show them
         * @description Each notice is claimed once over all tabs and devices of a player: who is answered its number shows it, and nobody else.
         */
        post: operations["loyalty.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/buyproduct": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a product for points
         * @description It is bought at the price that was shown, or not at all. The points are taken at once; what was bought is given right after, and where that fails the points come back as they were.
         */
        post: operations["loyalty.buyproduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/getcharacters": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Characters */
        get: operations["loyalty.getcharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/gethistory": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where points came from and went
         * @description The newest first.
         */
        get: operations["loyalty.gethistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/getinfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the player stands
         * @description A player to whom no programme is offered, and one who may not take part, is answered is_active false, no levels and no points.
         */
        get: operations["loyalty.getinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/getnotifications": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices that were not shown yet
         * @description The oldest first. They stay until they are acknowledged, for 30 days at most.
         */
        get: operations["loyalty.getnotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/getorders": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the player bought for points
         * @description The newest first.
         */
        get: operations["loyalty.getorders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/getproducts": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Things in the shop
         * @description To players those first that they have the points for. Visitors are told nothing of a player.
         */
        get: operations["loyalty.getproducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/getProgram": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One programme */
        get: operations["loyalty.getProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/getPrograms": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programmes */
        get: operations["loyalty.getPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/joinquest": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a quest on
         * @description For quests that have to be taken on. What happens from then on counts. Who has taken it on already stays as they are.
         */
        post: operations["loyalty.joinquest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty/setcharacter": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a character
         * @description The first may be chosen at any time; after that it is changed once in so many hours as the site says (loyalty.changeCharacterHours). The one that the player has stays chosen.
         */
        post: operations["loyalty.setcharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Head and search-engine data of a page
         * @description What the head of the page holds for whoever asks; of one that only leads elsewhere, that of the page it leads to.
         */
        get: operations["metadata.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata/getgeneralinfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the site has to know before anything else */
        get: operations["metadata.getgeneralinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/popups/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popups to show to the player */
        get: operations["popups.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotions that run */
        get: operations["promotions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/getSettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this device is told */
        get: operations["push.getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/subscribe": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell this device
         * @description The device of this sign-in is told what happens to the player, until it is signed out. Of a player the ten latest devices are told.
         */
        post: operations["push.subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/unsubscribe": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell this device nothing more */
        post: operations["push.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/addFavourite": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an event or a tournament
         * @description InvalidParameterException for `id` (`not_found`): there is no such event or tournament.
         */
        post: operations["sports.addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/cashOut": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cash a bet out, whole or in part
         * @description At the price that was offered: at once, or, where something of the bet is in play, after a delay, as `cash_out` of the bet says. InvalidRequestException (409) with the reason `offer_expired`, `price_differs` where it is worth less by now, or as in sports.getCashOut.
         */
        post: operations["sports.cashOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/createBetsExport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an export of the bets
         * @description A file is made of those that were placed on these days, and kept for some days. Asked again while one is being made of the same days, it is that one.
         */
        post: operations["sports.createBetsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getBet": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One bet of the player, with how its return was computed
         * @description A bet of somebody else is not found.
         */
        get: operations["sports.getBet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getBets": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bets of the player
         * @description The newest first. Open ones are those that wait for something; settled ones all others.
         */
        get: operations["sports.getBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getBetsExport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the export of the bets stands */
        get: operations["sports.getBetsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getBetsExportFile": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export of bets
         * @description Bets as lines of text (CSV, UTF-8), each with its legs. Only whoever asked for it gets it, while they are signed in and it is kept.
         */
        get: operations["sports.getBetsExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getBoosts": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Boosted prices
         * @description Those that whoever asks is offered now: in their currency, where the rules of their country allow it, and not those that they have bet at. A selection is bet on at one by naming it in the slip.
         */
        get: operations["sports.getBoosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getCashOut": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what a bet can be cashed out at
         * @description InvalidRequestException (409) with the reason `not_open`, `not_offered`, `suspended`, `no_price` or `not_worth` where it cannot (`not_offered` also where selections were priced together), `pending` while another part of it waits.
         */
        get: operations["sports.getCashOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getEvent": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An event
         * @description An event with all its lines as they stand now. InvalidParameterException for `id` (`not_found`): nothing is known of it.
         */
        get: operations["sports.getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getEvents": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events
         * @description Events that are in play and to come, each with who wins and its most even total, by when they begin. Those that nobody prices are left out.
         */
        get: operations["sports.getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getFavourites": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite events and tournaments
         * @description Events that are over are left out, and tournaments stay.
         */
        get: operations["sports.getFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getFreeBets": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free bets of the player
         * @description Those that can be staked by when they burn, the first first; all others the newest first.
         */
        get: operations["sports.getFreeBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getRules": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules that bets are settled by
         * @description Those of all sports, and those of one sport behind them, in the language of the call. Every bet keeps the version that it was placed on.
         */
        get: operations["sports.getRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getSport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sport
         * @description What it is called, and how many events it has. InvalidParameterException for `id` (`not_found`): nothing of it was ever offered.
         */
        get: operations["sports.getSport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getTournament": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tournament
         * @description What it is called and belongs to, also where it has no event now. InvalidParameterException for `id` (`not_found`): nothing is known of it.
         */
        get: operations["sports.getTournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/getTree": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is to bet on
         * @description Sports with their countries and tournaments, and how many events of each are in play and to come. What has none is left out. The tournaments that the operator shows first are named apart.
         */
        get: operations["sports.getTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/launch": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the sportsbook of a third party
         * @description Where the site shows one in place of its own. Whoever is signed in opens it for money, by a token that its provider redeems once; all others look at it as guests. UserNeedProfileDataException: the player has not told what is asked for before anybody plays for money. UnknownErrorException with the reason `provider_unavailable`: it cannot be opened for players, or leads to the site itself. InvalidRequestException (409): the site has a sportsbook of its own.
         */
        post: operations["sports.launch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/placebet": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a bet
         * @description By a quote of the player that is still good, once. Before the event it is accepted at once; in play it is pending for the delay. InvalidRequestException (409) where it is not taken; its `reason` is a code of a selection or of a slip, `quote_expired`, `least_stake` (with `least_stake`), `limit` (with `most_stake`, the largest on each line that would be taken), `player_limit`, `currency`, or `bonus_kind` or `bonus_odds` where only a bonus could pay whose terms do not take the slip; or, with a free bet, a code of it. `odds` are what the selections would be taken at. UserNeedProfileDataException: the player has not told what is asked for before anybody plays for money. InvalidParameterException for `price_changes` (`not_available`): the terms do not offer that choice; for `stake` (`required`; `not_available`, with a free bet).
         */
        post: operations["sports.placebet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/quote": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a slip can be placed at
         * @description For anybody; nothing is set aside. What speaks against a selection or the slip is said in the answer, which has an id where nothing does. Sums are in the currency of the player, else in that which is named or that of the site. InvalidParameterException for `currency` (`not_available`): nothing is taken in it.
         */
        post: operations["sports.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/removeFavourite": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep it no longer */
        post: operations["sports.removeFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/search": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look for events
         * @description Events and tournaments whose sides or names hold what is typed, in the language of the reader or in English; those in play first.
         */
        get: operations["sports.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One value */
        get: operations["storage.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage/getKeys": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names under which values are kept */
        get: operations["storage.getKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage/set": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a value */
        post: operations["storage.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/getChatIdentity": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, signed for the chosen chat
         * @description Without an identity where the chat has none to be told of: none is chosen, or the operator has set no key, without which anybody could pass for anybody.
         */
        get: operations["support.getChatIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/getsettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which chat to show */
        get: operations["support.getsettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/sendFeedback": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to support */
        post: operations["support.sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments */
        get: operations["tournaments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/participate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take part in a tournament
         * @description Who takes part already takes part still. Refused where the player cannot: error_data.reason is over, country or currency, or it is said by the type that a contact must be confirmed or more be paid in.
         */
        post: operations["tournaments.participate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/createApplicant": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the player known to the verification provider */
        post: operations["verification.createApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/getAccessToken": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Right to open the widget of the verification provider */
        post: operations["verification.getAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/getStatus": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the verification of the player stands */
        get: operations["verification.getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/removeFile": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what was handed in */
        post: operations["verification.removeFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/uploadFile": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a picture or a document, apart from any form */
        post: operations["verification.uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a visit, as an image
         * @description Where the site counts visits (hits of its definition) it keeps when, the origin and path of referer, the parameters of query that the definition names, and track_id; nothing that says who came. With seon_session it counts nothing, and keeps that where the site takes fingerprints (is_seon_enabled).
         */
        get: operations["hit.track"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfx/i18n/locales": {
        parameters: {
            query?: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; may be left out here. */
                locale?: components["parameters"]["AnyLocale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API; may be left out here. */
                version?: components["parameters"]["AnyVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages of the site */
        get: operations["i18n.locales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfx/i18n/messages/{locale}": {
        parameters: {
            query?: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; may be left out here. */
                locale?: components["parameters"]["AnyLocale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API; may be left out here. */
                version?: components["parameters"]["AnyVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words of one language */
        get: operations["i18n.messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/callback/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from the service of a social sign-in */
        get: operations["oauth.callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start a social sign-in, in a popup of 640 by 480 */
        get: operations["oauth.init"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Right to open the widget of the verification provider. */
        AccessToken: {
            /**
             * Format: date-time
             * @description Until when it works.
             */
            expired_at?: string;
            /**
             * @description Whose widget it opens; sandbox is a page, at url.
             * @enum {string}
             */
            provider: "sumsub" | "sandbox";
            /** @description Token. */
            token: string;
            /** @description Address of the page to show where the provider has no widget of its own. */
            url?: string;
        };
        /** @description Input of account.addcontact. */
        AccountAddcontactRequest: {
            /** @description Address or number. */
            contact: string;
            /** @description Country of the number; phones only. */
            phone_country_code?: string;
            /**
             * @description Kind of contact.
             * @enum {string}
             */
            type: "email" | "phone";
        };
        /** @description Input of account.changefakename. */
        AccountChangefakenameRequest: {
            /** @description At least four characters, no spaces or special symbols. */
            fakename: string;
        };
        /** @description Input of account.changelocale. */
        AccountChangelocaleRequest: {
            /** @description Code of the new locale. */
            locale: string;
        };
        /** @description Input of account.changepassword. */
        AccountChangepasswordRequest: {
            /**
             * Format: password
             * @description Password until now.
             */
            old_password?: string;
            /**
             * Format: password
             * @description New password.
             */
            password: string;
            /**
             * Format: password
             * @description The new password once more.
             */
            password_confirm?: string;
        };
        /** @description Input of account.changeSubscription. */
        AccountChangeSubscriptionRequest: {
            /** @description Address or number. */
            contact: string;
            /** @description Sent as 1 or 0. */
            subscription: boolean;
        };
        /** @description Input of account.changeTwoFactorAuth. */
        AccountChangeTwoFactorAuthRequest: {
            /** @description The wanted state, sent as 1 or 0. */
            two_factor_auth: boolean;
        };
        /** @description Input of account.close. */
        AccountCloseRequest: {
            /** @description The player knows that real money is left, which support pays out. */
            leave_balance?: boolean;
            /**
             * Format: password
             * @description Password, so that nobody else does it; left out where the account has none.
             */
            password?: string;
            /**
             * @description Why, if the player wants to say it.
             * @enum {string}
             */
            reason?: "play_less" | "other_site" | "problem" | "privacy" | "other";
        };
        /** @description Input of account.confirmAuthenticator. */
        AccountConfirmAuthenticatorRequest: {
            /** @description Code of six digits that the app shows. */
            code: string;
            /** @description What account.startAuthenticator answered. */
            ticket: string;
        };
        /** @description Input of account.confirmContact. */
        AccountConfirmContactRequest: {
            /** @description One-time code of six digits, or the code of a link. */
            code: string;
            /** @description Address or number. */
            contact: string;
            /** @description Country of the number; phones only. */
            phone_country_code?: string;
        };
        /** @description Input of account.confirmTwoFactorAuth. */
        AccountConfirmTwoFactorAuthRequest: {
            /** @description One-time code of six digits. */
            code: string;
        };
        /** @description Input of account.endSession. */
        AccountEndSessionRequest: {
            /** @description Id of the sign-in. */
            id: string;
        };
        /** @description Input of account.excludeSelf. */
        AccountExcludeSelfRequest: {
            /**
             * Format: password
             * @description Password, so that nobody else does it; left out where the account has none.
             */
            password?: string;
            /**
             * @description For how long; d days, m months, y years.
             * @enum {string}
             */
            period: "1d" | "7d" | "30d" | "3m" | "6m" | "9m" | "1y" | "2y" | "3y" | "4y" | "5y" | "permanent";
        };
        /** @description Who is signed in, or that nobody is. */
        AccountInfo: {
            /** @description Sports bonus money. */
            balance_betting_bonus?: components["schemas"]["Amount"];
            /** @description Casino bonus money. */
            balance_bonus?: components["schemas"]["Amount"];
            /** @description Play money of the demo mode. */
            balance_fun?: components["schemas"]["Amount"];
            /** @description Real money. */
            balance_main?: components["schemas"]["Amount"];
            /** @description How many contacts are not confirmed. */
            contacts_unconfirmed?: number;
            /** @description ISO 3166-1 alpha-2. */
            country_code?: string;
            /** @description Currency of the account. */
            currency?: string;
            /** @description Name that other players see. */
            fakename?: string;
            /** @description First name of the player. */
            first_name?: string;
            /** @description First and last name of the player, as their bank knows them; left out until both are known. */
            full_name?: string;
            /** @description The player has put a limit on deposits. */
            has_deposit_limit?: boolean;
            /** @description A deposit was made at some time. */
            has_deposits?: boolean;
            /** @description False where an outside service vouches for the player and no password was set. */
            has_password?: boolean;
            /** @description Money operations wait for the verification of identity. */
            is_kyc_block_enabled: boolean;
            /** @description Identity documents are being checked. */
            is_on_verification: boolean;
            /** @description False while a social registration still lacks data. */
            is_registration_completed: boolean;
            /** @description The player excluded themselves from play. */
            is_self_excluded?: boolean;
            /** @description News are sent to the player. */
            is_subscribed: boolean;
            /** @description Identity is verified. */
            is_verified: boolean;
            /** @description Locale of the account, or of the call when nobody is signed in. */
            locale: string;
            /** @description What the player signs in with. */
            login?: string;
            /** @description Contact that the player signs in with; absent where the login is neither an address nor a number. */
            login_contact?: {
                /**
                 * Format: date-time
                 * @description When the last code was sent there; absent where it is confirmed or no code is good any more.
                 */
                code_sent_at?: string;
                /** @description Address or number. */
                contact: string;
                /** @description The player has entered the code that was sent there. */
                is_confirmed: boolean;
                /**
                 * @description Kind of contact.
                 * @enum {string}
                 */
                type: "email" | "phone";
            };
            /** @description What the player lacks before money moves, by the rules of their country. */
            missing?: {
                /** @description Before they pay in. */
                deposit: components["schemas"]["MissingForPayment"];
                /** @description Before they take money out. */
                withdrawal: components["schemas"]["MissingForPayment"];
            };
            /** @description Minutes of a visit between two reminders of how long it has lasted; 0 for none. */
            reality_check_minutes?: number;
            /**
             * Format: date-time
             * @description When the account was registered.
             */
            reg_time?: string;
            /**
             * Format: date-time
             * @description When the self-exclusion ends; absent when it is permanent.
             */
            self_excluded_until?: string;
            /** @description Sign-in asks for a code. */
            two_factor_auth: boolean;
            /** @description Number of the account; 0 means not signed in. */
            uid: number;
            /**
             * @description Step of the verification of identity.
             * @enum {string}
             */
            verification_status?: "start" | "verification" | "completed" | "change";
        };
        /** @description Input of account.confirmLimit and account.cancelLimit. */
        AccountLimitRequest: {
            kind: components["schemas"]["LimitKind"];
        };
        /** @description Input of what the password and a code of the second factor change. */
        AccountProvenByCodeRequest: {
            /** @description Code of six digits that the app shows, or a recovery code. */
            code: string;
            /**
             * Format: password
             * @description The password of the account.
             */
            password?: string;
        };
        /** @description Input of account.removeSocial. */
        AccountRemoveSocialRequest: {
            /** @description Id of the joined service. */
            id: string;
        };
        /** @description Input of account.saveProfileInfo. */
        AccountSaveProfileInfoRequest: {
            /** @description Street address. */
            address?: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            birth_date?: string;
            /** @description Name of the country, or its code. */
            country?: string;
            /** @description ISO 3166-1 alpha-2. */
            country_code?: string;
            /** @description Currency of the account. */
            currency?: string;
            document?: components["schemas"]["IdentityDocument"];
            /** @description Number of the document. */
            document_number?: string;
            /** @description Kind of document; the number is used only when it is cpf. */
            document_type?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Name that other players see. */
            fakename?: string;
            /** @description First name. */
            first_name?: string;
            /** @description Town. */
            home_town?: string;
            /** @description Last name. */
            last_name?: string;
            /** @description Middle name. */
            middle_name?: string;
            /** @description Mobile number without the country prefix. */
            mobile?: string;
            /** @description Wants news at the address given; sent as 1 or 0. */
            notify?: boolean;
            /** @description Country of the number, ISO 3166-1 alpha-2. */
            phone_country_code?: string;
            /** @description Postal code. */
            postcode?: string;
            /** @description Promo code; for the form that completes a registration. */
            promo_code?: string;
            /** @description Region of the country. */
            region?: string;
            /**
             * @description 0 unset, 1 male, 2 female.
             * @enum {integer}
             */
            sex?: 0 | 1 | 2;
            /** @description Accepts the terms; for the form that completes a registration. Sent as 1 or 0. */
            terms?: boolean;
        };
        /** @description Input of account.sendconfirmationtocontact. */
        AccountSendconfirmationtocontactRequest: {
            /** @description Address or number. */
            contact: string;
            /** @description Country of the number; phones only. */
            phone_country_code?: string;
        };
        /** @description Input of account.setCurrency. */
        AccountSetCurrencyRequest: {
            /** @description Code of the currency. */
            currency: string;
        };
        /** @description Input of account.setDepositLimit. */
        AccountSetDepositLimitRequest: {
            /** @description Most that may be deposited in the period, in the currency of the account; left out with none. */
            amount?: string;
            /**
             * @description Length of the period in days; none asks for the removal of the limit.
             * @enum {string}
             */
            period: "none" | "1" | "7" | "14" | "30";
        };
        /** @description Input of account.setLimit. A lower limit holds at once; a higher one, and none, wait for a cooling-off and are confirmed after it. */
        AccountSetLimitRequest: {
            /** @description Most in the period, in the currency of the account; left out with none. */
            amount?: string;
            kind: components["schemas"]["LimitKind"];
            /**
             * @description Length of the period in days; none asks for the removal of the limit.
             * @enum {string}
             */
            period: "none" | "1" | "7" | "14" | "30";
        };
        /** @description Input of account.setRealityCheck. */
        AccountSetRealityCheckRequest: {
            /** @description Minutes between two reminders; 0 turns them off where the jurisdiction allows it. */
            minutes: number;
        };
        /** @description Input of account.startAuthenticator. */
        AccountStartAuthenticatorRequest: {
            /**
             * Format: password
             * @description The password of the account.
             */
            password?: string;
        };
        /** @description Input of account.unsubscribe. */
        AccountUnsubscribeRequest: {
            /** @description Code of the link; needed when nobody is signed in. */
            code?: string;
            /** @description Address or number. */
            contact?: string;
        };
        /** @description Campaign that a promo code has activated. */
        ActivatedOffer: {
            description?: components["schemas"]["ContentFields"];
            greatest?: components["schemas"]["BroughtByDeposit"];
            /** @description Number of the offer. */
            id: number;
            min_amount?: components["schemas"]["Amount"];
            /** @description What it gives, in the currency of the player. */
            promotions?: components["schemas"]["ActivatedPromotion"][];
            /** @description What grants it. */
            trigger?: {
                [key: string]: unknown;
            };
        };
        /** @description One thing that the player gets. */
        ActivatedPromotion: {
            amount?: components["schemas"]["Amount"];
            /** @description The most of it that becomes real money. */
            converts_most?: components["schemas"]["Amount"];
            /** @description Days from when it is given until it burns. */
            days?: number;
            description: components["schemas"]["ContentFields"];
            /** @description What a free bet stakes. */
            free_bet?: components["schemas"]["Amount"];
            /** @description Sysname of the game that they are for. */
            game?: string;
            /** @description Number of the promotion. */
            id: number;
            /** @description Whether what a free bet wins is paid with its stake. */
            is_stake_returned?: boolean;
            /** @description Less than this is not given. */
            least?: components["schemas"]["Amount"];
            /** @description The least odds of each selection of a free bet, a decimal number. */
            least_leg_odds?: string;
            /** @description The least combined odds of each line of a free bet, a decimal number. */
            least_odds?: string;
            /** @description The most that the percentage gives. */
            most?: components["schemas"]["Amount"];
            /** @description The most that a round may be staked with while it is wagered. */
            most_stake?: components["schemas"]["Amount"];
            /** @description Of the deposit that brings it, or of what was lost, percent. */
            percent?: number;
            /** @description Number of free spins. */
            spins?: number;
            stake?: components["schemas"]["Amount"];
            /** @description What it gives. */
            type: string;
            /** @description How many times it must be staked. */
            wagering?: number;
            /** @description The bonus that what the spins win becomes; without it they win real money. */
            winnings?: components["schemas"]["PromisedWinnings"];
        };
        /** @description A sum of money in one currency. */
        Amount: {
            /**
             * @description Decimal number, never rounded through a float.
             * @example 10.50
             */
            amount: string;
            /** @description ISO 4217 code, or the code of a crypto currency. */
            currency: string;
        };
        /** @description The player at the verification provider. */
        Applicant: {
            /** @description Number given by the provider. */
            applicant_id: string;
            /**
             * @description Step of the verification.
             * @enum {string}
             */
            status: "start" | "verification" | "completed" | "change";
        };
        /** @description The authenticator app of the account. */
        Authenticator: {
            /** @description Sign-in asks for codes of an app. */
            is_on: boolean;
            /** @description How many recovery codes are left. */
            recovery_codes: number;
            /**
             * Format: date-time
             * @description When the app was added.
             */
            since?: string;
        };
        /** @description What an authenticator app is to be given. */
        AuthenticatorSetup: {
            /** @description The secret in base 32, in groups of four letters, to be typed into the app. */
            secret: string;
            /** @description For account.confirmAuthenticator. */
            ticket: string;
            /** @description The same as an address of the scheme otpauth, which apps read from a QR code. */
            uri: string;
        };
        /** @description Input of auth.finishRegistration. */
        AuthFinishRegistrationRequest: {
            /** @description One-time code of six digits. */
            code?: string;
            seon_session?: components["schemas"]["DeviceSession"];
        };
        /** @description Input of auth.login. */
        AuthLoginRequest: {
            /** @description Two-factor code of six digits, or a recovery code. */
            code?: string;
            /** @description E-mail address, phone number or login; a leading plus is stripped. */
            login?: string;
            /**
             * Format: password
             * @description Password.
             */
            password?: string;
            /**
             * @description A player who excluded themselves may sign in only to withdraw; that sign-in is short and can do nothing that leads to play.
             * @default play
             * @enum {string}
             */
            purpose?: "play" | "withdraw";
            seon_session?: components["schemas"]["DeviceSession"];
        };
        /** @description Input of auth.register. */
        AuthRegisterRequest: {
            /** @description Street address. */
            address?: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            birth_date?: string;
            /** @description Loyalty character. */
            character_id?: number;
            /** @description Name of the country, or its code. */
            country?: string;
            /** @description ISO 3166-1 alpha-2. */
            country_code?: string;
            /** @description Currency of the account. */
            currency?: string;
            document?: components["schemas"]["IdentityDocument"];
            /** @description Number of the document. */
            document_number?: string;
            /** @description Kind of document; the number is used only when it is cpf. */
            document_type?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Name that other players see. */
            fakename?: string;
            /** @description First name. */
            first_name?: string;
            /** @description Signature of the messenger over the payload. */
            hash?: string;
            /** @description Town. */
            home_town?: string;
            /** @description Number of the player at the messenger. */
            id?: string;
            /**
             * @description 1 betting, 0 casino.
             * @enum {string}
             */
            is_betting?: "1" | "0";
            /** @description Comes from the messaging mini-app; sent as 1 or 0. */
            is_tg?: boolean;
            /** @description Language at the messenger. */
            language_code?: string;
            /** @description Last name. */
            last_name?: string;
            /** @description Locale of the account. */
            locale?: string;
            /** @description What the player will sign in with; e-mail address if left out, then the mobile number. */
            login?: string;
            /** @description Middle name. */
            middle_name?: string;
            /** @description Mobile number without the country prefix. */
            mobile?: string;
            /** @description Wants news; sent as 1 or 0. */
            notify?: boolean;
            /**
             * Format: password
             * @description Password; needed unless a messaging mini-app vouches for the player.
             */
            password?: string;
            /**
             * Format: password
             * @description The password once more.
             */
            password_confirm?: string;
            /** @description What the messenger signed. */
            payload?: string;
            /** @description Phone number, taken from mobile. */
            phone?: string;
            /** @description Country of the number, ISO 3166-1 alpha-2. */
            phone_country_code?: string;
            /** @description Postal code. */
            postcode?: string;
            /** @description Promo code. */
            promo_code?: string;
            /**
             * @description As at auth.login, for the mini-app alone; play if left out.
             * @enum {string}
             */
            purpose?: "play" | "withdraw";
            /** @description Region of the country. */
            region?: string;
            seon_session?: components["schemas"]["DeviceSession"];
            /**
             * @description 0 unset, 1 male, 2 female.
             * @enum {integer}
             */
            sex?: 0 | 1 | 2;
            /** @description Accepts the terms; sent as 1 or 0. */
            terms?: boolean;
            /** @description Name of the player at the messenger. */
            username?: string;
        };
        /** @description Input of auth.restore. */
        AuthRestoreRequest: {
            /** @description One-time code of six digits. */
            code?: string;
            /** @description E-mail address or phone number. */
            login: string;
            /**
             * Format: password
             * @description New password.
             */
            password?: string;
            /**
             * Format: password
             * @description The new password once more.
             */
            password_confirm?: string;
            /** @description Country of the number; phones only. */
            phone_country_code?: string;
        };
        /** @description Balances of the player. */
        Balance: {
            /** @description Sports bonus money. */
            balance_betting_bonus: components["schemas"]["Amount"];
            /** @description Casino bonus money. */
            balance_bonus: components["schemas"]["Amount"];
            /** @description Play money of the demo mode. */
            balance_fun: components["schemas"]["Amount"];
            /** @description Real money. */
            balance_main: components["schemas"]["Amount"];
            /** @description Whose they are. A page that shows another player by now does not show them. */
            uid?: number;
        };
        /** @description Bank that a payment method works with. */
        Bank: {
            /** @description Value that is sent. */
            id: string;
            /** @description Name to show. */
            name: string;
        };
        /** @description Banner of a place on a page. */
        Banner: {
            /** @description Small words below. */
            addition?: string;
            /** @description compact, or any other kind. */
            banner_type?: string;
            /** @description Content. */
            description?: {
                /** @description Place that it is meant for. */
                position?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it stops being shown.
             */
            finished_at?: string;
            /** @description Number of the banner. */
            id: number;
            /** @description Address of the tall image. */
            image_360_520?: string;
            /** @description Address of the wide image. */
            image_735_240?: string;
            /** @description There is a banner to show. */
            isExist?: boolean;
            /** @description Small words above. */
            label?: string;
            /** @description Address of the compact image for phones beside the registration form. */
            registration_popup_mobile_compact?: string;
            /** @description The offer itself. */
            value?: string;
        };
        /** @description File with the bets that were placed in a span of time. */
        BetsExport: {
            /** @description Bets in it. */
            bets?: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at?: string;
            /**
             * Format: date
             * @description From this day; all before too if left out.
             */
            date_from?: string;
            /**
             * Format: date
             * @description To this day; all since too if left out.
             */
            date_to?: string;
            /**
             * Format: date-time
             * @description Until when it can be fetched.
             */
            expired_at?: string;
            /** @description Number of the export; 0 where there is none. */
            id: number;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "none" | "pending" | "ready" | "failed";
            /** @description Where to fetch it once ready. */
            url?: string;
        };
        /** @description Sports bonus of the player. */
        BettingBonus: {
            /** @description Bonus money left. */
            amount?: components["schemas"]["Amount"];
            description: components["schemas"]["ContentFields"];
            /**
             * Format: date-time
             * @description When it burns; left out while its time stands still because nothing that it is good for is open.
             */
            expired_at?: string;
            /** @description Number of the bonus. */
            id: number;
            progress?: components["schemas"]["Progress"];
            /**
             * @description Where the bonus stands.
             * @enum {string}
             */
            status: "available" | "active" | "completed" | "expired" | "removed";
        };
        /** @description Input of BettingBonuses.activate. */
        BettingBonusesActivateRequest: {
            /** @description Number of the bonus. */
            bonus_id: number;
        };
        /** @description Input of BettingBonuses.remove. */
        BettingBonusesRemoveRequest: {
            /** @description Number of the bonus. */
            bonus_id: number;
        };
        BettingRulesAnswer: {
            /** @description By what the place part of an each-way bet is paid; below the fewest runners a bet is on the win alone. */
            each_way: {
                /** @description From how many runners on. */
                from: number;
                /** @description Of handicaps; the others hold wherever no line of these does. */
                handicap: boolean;
                /** @description Which part of the odds of the win: 4 is a quarter. */
                part: number;
                /** @description How many places are paid. */
                places: number;
                /** @description Up to how many runners; without it however many. */
                to?: number;
            }[];
            /** @description The most that a bet may win above its stake, in each currency. */
            most_win: components["schemas"]["Amount"][];
            /** @description The rules, part by part. */
            parts: {
                /** @description What it says, with simple HTML. */
                text: string;
                /** @description What it is about. */
                title: string;
            }[];
            /** @description The sports that bets are taken on, in the order in which they are shown, with the version of the rules of each. */
            sports: {
                /** @description What it is called. */
                name: string;
                /** @description Number of the sport. */
                sport: number;
                /** @description Version of its rules and those of all sports together. */
                version: string;
            }[];
            /** @description Another whenever these rules, the most that a bet may win or the place terms change. */
            version: string;
        };
        /** @description Casino bonus of the player. */
        Bonus: {
            /** @description Bonus money left. */
            amount?: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was granted.
             */
            created_at?: string;
            description: components["schemas"]["ContentFields"];
            /**
             * Format: date-time
             * @description When it burns; left out while its time stands still because nothing that it is good for is open.
             */
            expired_at?: string;
            /** @description Number of the bonus. */
            id: number;
            progress?: components["schemas"]["Progress"];
            /**
             * @description Where the bonus stands.
             * @enum {string}
             */
            status: "available" | "active" | "paused" | "completed" | "expired" | "removed";
            /** @description What is still to be staked. */
            wagering_left?: components["schemas"]["Amount"];
        };
        /** @description Input of bonuses.activate. */
        BonusesActivateRequest: {
            /** @description Number of the bonus. */
            bonus_id: number;
        };
        /** @description Input of bonuses.deactivate. */
        BonusesDeactivateRequest: {
            /** @description Number of the bonus. */
            bonus_id: number;
        };
        /** @description Input of bonuses.remove. */
        BonusesRemoveRequest: {
            /** @description Number of the bonus. */
            bonus_id: number;
        };
        /** @description What a deposit brings. */
        BroughtByDeposit: {
            bonus?: components["schemas"]["Amount"];
            /** @description The deposit is large enough and by a method that counts. */
            counts: boolean;
            /** @description Days in which it must be staked. */
            days?: number;
            /** @description What free bets stake. */
            free_bets?: components["schemas"]["Amount"];
            /** @description Days until the first of them burns. */
            free_bets_days?: number;
            /** @description Number of free spins. */
            spins?: number;
            /** @description Days until they burn. */
            spins_days?: number;
            wagering?: components["schemas"]["Amount"];
        };
        /** @description Input of campaigns.activateOffer. */
        CampaignsActivateOfferRequest: {
            /** @description Parts of the items to answer besides the constant ones. */
            fields?: string[];
            /** @description Promo code, trimmed. */
            promo_code: string;
        };
        /** @description Input of campaigns.checkPromocode. */
        CampaignsCheckPromocodeRequest: {
            /** @description Promo code, trimmed; one of nothing is refused as any other that is none. */
            promo_code: string;
        };
        /** @description Input of campaigns.takepromotions. */
        CampaignsTakepromotionsRequest: {
            /** @description Number of the offer. */
            offer_id: number;
        };
        /** @description Part of the losses given back. */
        Cashback: {
            /** @description What is given back. */
            amount?: components["schemas"]["Amount"];
            description?: components["schemas"]["ContentFields"];
            /**
             * Format: date-time
             * @description End of the time that it is for.
             */
            end_date?: string;
            /** @description Number of the cashback. */
            id: number;
            /**
             * Format: date-time
             * @description When it was taken.
             */
            paid_out_at?: string | null;
            /**
             * Format: date-time
             * @description Until when it can be taken.
             */
            receiving_expired_at?: string | null;
            /**
             * @description active can still be taken; paid_out was.
             * @enum {string}
             */
            status: "active" | "paid_out";
        };
        /** @description Input of cashbacks.payout. */
        CashbacksPayoutRequest: {
            /** @description Number of the cashback. */
            id: number;
        };
        /** @description Input of cashbacks.remove. */
        CashbacksRemoveRequest: {
            /** @description Number of the cashback. */
            id: number;
        };
        /** @description Input of cashier.canceldeposit. */
        CashierCanceldepositRequest: {
            /** @description Number of the deposit. */
            id: number;
        };
        /** @description Input of cashier.cancelwithdrawal. */
        CashierCancelwithdrawalRequest: {
            /** @description Number of the withdrawal. */
            id: number;
        };
        /** @description Input of cashier.makedeposit. */
        CashierMakedepositRequest: {
            /** @description Sum in the currency of the account. */
            amount: string;
            /**
             * @description Offer that the deposit is for; -1 for none.
             * @default -1
             */
            campaign_offer_id?: number;
            /** @description Sysname of the payment method. */
            method: string;
            /** @description Number of the payment method. */
            methodId?: number;
            /** @description Values of the fields that the method asks for. */
            requisites?: {
                [key: string]: string;
            };
            seon_session?: components["schemas"]["DeviceSession"];
        };
        /** @description Input of cashier.makewithdrawal. */
        CashierMakewithdrawalRequest: {
            /** @description Sum in the currency of the account. */
            amount: string;
            /** @description Sysname of the payment method. */
            method: string;
            /** @description Number of the payment method. */
            methodId?: number;
            /** @description Values of the fields that the method asks for. */
            requisites?: {
                [key: string]: string;
            };
            seon_session?: components["schemas"]["DeviceSession"];
        };
        /** @description Who is signed in, as the chat is told of them. */
        ChatIdentity: {
            /** @description E-mail address; empty where there is none, and "none" for Freshchat. */
            email: string;
            /** @description First name; empty where none was told. */
            first_name: string;
            /** @description Language of the page. */
            locale: string;
            /** @description Phone with its dial code, for Freshchat alone; left out where there is none. */
            mobile?: string;
            /** @description Name of their conversations at Crisp, which nobody can guess. */
            session?: string;
            /** @description What the provider knows them by: an HMAC in hex (Intercom, Crisp, Chatwoot) or a token (Zendesk, Freshchat). */
            signature?: string;
            /** @description Number of the account. */
            uid: string;
        };
        /** @description Input of chat.storeChatEvent. */
        ChatStoreChatEventRequest: {
            /** @description Channel at the provider. */
            channel_id: string;
            /** @description Conversation at the provider. */
            conversation_id: string;
            /**
             * @description Which way it went.
             * @enum {string}
             */
            event: "sent" | "received";
            /** @description What was said; fragments are joined with a comma and a space. */
            text: string;
        };
        /** @description What an account that may be closed has to do with still. */
        Closing: {
            /** @description Real money. */
            balance: components["schemas"]["Amount"];
            /** @description Bonus money of sports; it is lost. */
            betting_bonus: components["schemas"]["Amount"];
            /** @description Bonus money of the casino; it is lost. */
            bonus: components["schemas"]["Amount"];
            /** @description There is real money. */
            has_balance: boolean;
            /** @description A deposit or a withdrawal has not ended. */
            has_open_payments: boolean;
            /** @description Rounds of games that are not over. */
            open_rounds: number;
        };
        /** @description A code is on its way. */
        CodeSent: {
            /** @description Seconds until it can be sent again. */
            resend_time?: number;
            /**
             * @description 1 means success.
             * @constant
             */
            value: 1;
        };
        /** @description Input of consents.keep. */
        ConsentsKeepRequest: {
            /** @description Number that the browser drew by chance, under which its answers are found. */
            id: string;
            /** @description Names of what was agreed to, with blanks between them; everything else was refused. */
            purposes?: string;
            /** @description Version of the words that were answered. */
            version: string;
        };
        /** @description Way to reach the player. */
        Contact: {
            /** @description Address or number. */
            contact: string;
            /** @description The player has entered the code that was sent there. */
            is_confirmed: boolean;
            /** @description News are sent there. */
            is_subscribed: boolean;
            /** @description Country of the number, ISO 3166-1 alpha-2; phones only. */
            phone_country_code?: string;
            /**
             * @description Kind of contact.
             * @enum {string}
             */
            type: "email" | "phone";
            /**
             * Format: date-time
             * @description Until then it restores no access and gets no codes that guard the account, because it was confirmed only lately; left out where it does not wait.
             */
            waits_until?: string;
        };
        /** @description What something is called and looks like, in the language of the call. */
        ContentFields: {
            /** @description Address of a picture. */
            image?: string;
            /** @description What it is called. */
            name?: string;
            /** @description The terms that it is given under. */
            terms?: string;
            /** @description What it is, in a sentence or two. */
            text?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A sport with how many events it has. */
        CountedSport: {
            /** @description How many are to come. */
            coming: number;
            /** @description Number of the feed: 1 football, 2 basketball, 5 tennis. */
            id: number;
            /** @description How many events are in play. */
            live: number;
            /** @description Name. */
            name: string;
        };
        /** @description Rate of a currency against the base currency. */
        CurrencyRate: {
            /** @description ISO 4217 code, or the code of a crypto currency. */
            currency: string;
            /** @description Units of the currency for one unit of the base currency, a decimal number. */
            rate: string;
        };
        /** @description Rates used to show sums in other currencies; never used to move money. */
        CurrencyRates: {
            /** @description Currency that the rates are against. */
            base: string;
            items: components["schemas"]["CurrencyRate"][];
            /**
             * Format: date-time
             * @description When the rates were taken.
             */
            updated_at?: string;
        };
        /** @description Limit that the player has put on deposits, or on what is staked or lost. */
        DepositLimit: {
            /** @description What is left of it in the period. Of a limit of losses more than the limit while the player has won. */
            available_amount?: components["schemas"]["Amount"];
            /** @description Anything can be asked for now; while a change waits, only a limit that is stricter holds at once. */
            can_edit: boolean;
            /**
             * Format: date-time
             * @description When the running period ends and the next begins.
             */
            expired_at?: string;
            /** @description What deposits that are still open hold of a limit of deposits; it is left again where they end unpaid. */
            held_amount?: components["schemas"]["Amount"];
            /** @description Nothing is left of it in the running period. */
            is_used_up?: boolean;
            kind: components["schemas"]["LimitKind"];
            /** @description The limit. */
            limit_amount?: components["schemas"]["Amount"];
            /** @description A raise or removal that was asked for and does not hold yet. */
            pending?: {
                /**
                 * Format: date-time
                 * @description When the cooling-off is over; from then on it can be confirmed.
                 */
                effective_at: string;
                /** @description The cooling-off is over. */
                is_confirmable: boolean;
                /**
                 * Format: date-time
                 * @description When it is forgotten unless it was confirmed.
                 */
                lapses_at: string;
                /** @description The limit that was asked for. */
                limit_amount?: components["schemas"]["Amount"];
                /**
                 * @description none, or the length of the period in days.
                 * @enum {string}
                 */
                period: "none" | "1" | "7" | "14" | "30";
            };
            /**
             * @description none, or the length of the period in days.
             * @enum {string}
             */
            period: "none" | "1" | "7" | "14" | "30";
        };
        /** @description How money can be paid in. */
        DepositSettings: {
            /** @description The player's own limit of deposits, by which the methods are bounded; absent where there is none. */
            limit?: components["schemas"]["DepositLimit"];
            methods: components["schemas"]["PaymentMethod"][];
            /** @description Sums to pick, by currency. */
            presets: {
                [key: string]: {
                    /** @description Decimal number. */
                    value: string;
                }[];
            };
        };
        /** @description What the browser does next. */
        DepositStarted: {
            /** @description Number of the transaction. */
            id: number;
            redirect?: components["schemas"]["PaymentRedirect"];
            status: components["schemas"]["PaymentStatus"];
        };
        /** @description What the device says of itself, for the provider of fingerprints, when that option is on. */
        DeviceSession: string;
        /**
         * @description Type of a failure (section 8 of the product document).
         * @enum {string}
         */
        ExceptionType: "UnknownErrorException" | "ApplicationDisabledException" | "MethodNotFoundException" | "AuthorizationException" | "InvalidRequestException" | "InternalServerErrorException" | "AccessDeniedException" | "UserDeletedException" | "UserBannedException" | "UserNeedDepositException" | "UserNeedProfileDataException" | "UserNeedConfirmContactException" | "ApplicationUnavailableException" | "InvalidParameterException" | "TooManyRequestsException" | "BillingServiceErrorException" | "BillingTransactionDeclinedException" | "BillingUnavailableException" | "BillingDepositLimitExceededException" | "WithdrawalDeclinedException" | "WithdrawalLimitsExceededException" | "WithdrawalLimitsPeriodExceededException" | "KycUserProfileException" | "KycWithdrawalException" | "StorageQuotaExceededException" | "SumsubVerificationRequiredException" | "RequisitesOnVerificationException" | "RequisitesValidationRequiredException" | "RequisitesFraudulentException" | "LoyaltyPriceChangedException" | "LoyaltyInsufficientPointsException" | "LoyaltyDebtException" | "LoyaltyProductUnavailableException" | "LoyaltyFrozenException" | "LoyaltyCharacterTooSoonException";
        /** @description Envelope of every failure. */
        Failure: {
            /** @description What went wrong. */
            error: {
                /** @description Facts about the failure, such as promo_code, a list of codes that say why a promo code was refused. */
                error_data?: {
                    /** @description Years of age from which one may play. */
                    age_of_majority?: number;
                    /**
                     * Format: date-time
                     * @description When it can be done.
                     */
                    at?: string;
                    /** @description What is still allowed. */
                    available_amount?: components["schemas"]["Amount"];
                    /** @description Currency of the limit that holds. */
                    currency?: string;
                    /** @description Days that the limit holds for. */
                    days?: number;
                    /**
                     * Format: date-time
                     * @description When the cooling-off is over.
                     */
                    effective_at?: string;
                    /**
                     * Format: date-time
                     * @description When the self-exclusion ends.
                     */
                    ends_at?: string;
                    /** @description With UserNeedProfileDataException, the personal data that are missing, by the names of their fields; none where the registration is not complete. */
                    fields?: string[];
                    /** @description The self-exclusion never ends. */
                    is_permanent?: boolean;
                    /**
                     * @description What shows the code that is asked for.
                     * @enum {string}
                     */
                    method?: "app" | "letter";
                    /** @description Points that the player lacks. */
                    missing?: number;
                    /**
                     * @description What it keeps the player from.
                     * @enum {string}
                     */
                    payment?: "deposit" | "withdrawal";
                    /** @description What it costs now, in points. */
                    price?: number;
                    /** @description Codes that say why a promo code was refused. */
                    promo_code?: string[];
                    /**
                     * @description Why the operation is refused.
                     * @enum {string}
                     */
                    reason?: "address" | "another_active" | "code_sent" | "cooling_off" | "expired" | "level" | "money_left" | "not_cancellable" | "not_open" | "not_yet" | "nothing_waits" | "only_way_in" | "open_payment" | "open_round" | "other_currency" | "over" | "own_limit" | "product_changed" | "self_excluded" | "sold_out" | "too_many_tries" | "under_age" | "wrong_state";
                    /** @description Contact that a code went to, masked. */
                    sent_to?: string;
                    /** @description Where the payment stands. */
                    status?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description What is wrong, field by field. */
                invalid_parameters?: {
                    [key: string]: components["schemas"]["FieldError"][];
                };
                /** @description For developers and logs; players are shown words of the dictionary. */
                message: string;
                /** @description Seconds until a code can be sent again. */
                resend_time?: number;
                type: components["schemas"]["ExceptionType"];
            };
        };
        /** @description One thing that is wrong with a field, as a code that the dictionary of the current locale turns into words. */
        FieldError: {
            /**
             * @description Error code, the same that the validation rules answer.
             * @example min_length
             */
            code: string;
            /** @description Arguments of the message, such as min of min_length. */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description A bet that costs nothing. It is staked whole, on one bet, in place of money. */
        FreeBet: {
            /** @description What it stakes. */
            amount: components["schemas"]["Amount"];
            /** @description Number of the bet that it is staked on. */
            bet?: number;
            description: components["schemas"]["ContentFields"];
            /**
             * Format: date-time
             * @description When it burns.
             */
            expires_at: string;
            /** @description Number of the free bet. */
            id: number;
            /** @description Whether a bet that it was staked on can be cashed out. */
            is_cash_out_offered: boolean;
            /** @description Whether what it wins is paid with its stake. Otherwise it is staked on singles and multiples alone, not each way. */
            is_stake_returned: boolean;
            /** @description Kinds of bets that it can be staked on; any if left out. */
            kinds?: ("single" | "multiple" | "system" | "eachWay")[];
            /** @description The least odds of each selection, a decimal number. */
            least_leg_odds?: string;
            /** @description The least combined odds of each line, a decimal number. */
            least_odds?: string;
            /** @description Groups of markets that every selection is of, by the words of the feed; any if left out. */
            markets?: string[];
            /** @description Sports that every selection is of; any if left out. */
            sports?: {
                /** @description What it is called. */
                name: string;
                /** @description Number of the sport in the feed. */
                sport: number;
            }[];
            /**
             * @description Where it stands. One that its bet has given back is active until it burns.
             * @enum {string}
             */
            status: "active" | "used" | "expired";
        };
        /** @description Free spins of a game. */
        FreespinPack: {
            /**
             * Format: date-time
             * @description When it burns.
             */
            expired_at?: string;
            /** @description The game. */
            game: {
                /** @description Address of the cover. */
                image_url?: string;
                /** @description Name to show. */
                name?: string;
                /** @description Name of the game in addresses. */
                sysname: string;
            };
            /** @description Number of the pack. */
            id: number;
            /** @description Spins left. */
            remaining_count: number;
            /**
             * @description Where the pack stands.
             * @enum {string}
             */
            status: "active" | "finished" | "expired";
            /** @description Spins given. */
            total_count?: number;
        };
        /** @description A game; name and image of the description win over those of the game. */
        Game: {
            /** @description Ids of the categories that it is in. */
            categories?: string[];
            /** @description What editors say of it; left out where they say nothing. */
            description?: {
                /** @description Address of the cover. */
                img_288_192?: string;
                /** @description Name to show. */
                name?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description What it can do, by words that the definition of games has names for. */
            features?: string[];
            /** @description Can be played for play money. */
            has_demo?: boolean;
            /** @description Address of the cover. */
            image_url?: string;
            /** @description Came out a short while ago. */
            is_new?: boolean;
            /** @description What is played: slots, roulette, blackjack … */
            kind?: string;
            /** @description Name to show. */
            name: string;
            /** @description Sysname of the provider. */
            provider: string;
            /** @description Name of the provider to show. */
            provider_name?: string;
            /**
             * Format: date
             * @description When it came out.
             */
            released_on?: string;
            /** @description Return to player in percent, exact. */
            return?: string;
            /** @description The least and the greatest stake of a round by currency; it is not played in others. */
            stakes?: {
                [key: string]: components["schemas"]["GameStakes"];
            };
            /** @description Name of the game in addresses. */
            sysname: string;
            /** @description What it is about, by words that the definition of games has names for. */
            tags: string[];
            /**
             * @description Kind of game.
             * @enum {string}
             */
            type?: "casino" | "slot" | "live" | "fast";
            /** @description From 1, small wins often, to 5, great ones seldom. */
            volatility?: number;
        };
        /** @description Group of games. */
        GameCategory: {
            /** @description The first games in it. */
            games?: components["schemas"]["Game"][];
            /** @description Games in it. */
            games_count?: number;
            /** @description Name of a drawing of the icon set. */
            icon?: string;
            /** @description Name of the category in addresses. */
            id: string;
            /** @description Address of a picture, the cover of its first game. */
            image_url?: string;
            /** @description Name to show. */
            name: string;
            /** @description What its games are ordered by. */
            sort?: string;
        };
        /** @description File with the game history of a span of time. */
        GameHistoryExport: {
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at?: string;
            /**
             * Format: date
             * @description From this day; all before too if left out.
             */
            date_from?: string;
            /**
             * Format: date
             * @description To this day; all since too if left out.
             */
            date_to?: string;
            /**
             * Format: date-time
             * @description Until when it can be fetched.
             */
            expired_at?: string;
            /** @description Number of the export; 0 where there is none. */
            id: number;
            /** @description Rounds in it. */
            rounds?: number;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "none" | "pending" | "ready" | "failed";
            /** @description Where to fetch it once ready. */
            url?: string;
        };
        /** @description One round of a game. */
        GameHistoryItem: {
            /** @description What could be staked in this game after it. */
            balance?: components["schemas"]["Amount"];
            /**
             * @description Which money that is: real money, that of a bonus, or both together.
             * @enum {string}
             */
            balance_of?: "main" | "bonus" | "both";
            /** @description What was staked, without what was given back. */
            bet: components["schemas"]["Amount"];
            /** @description What was staked by which money. */
            bet_money: components["schemas"]["SplitAmount"];
            /**
             * Format: date-time
             * @description When it was over.
             */
            closed_at?: string;
            /** @description What of it counted towards the wagering of a bonus, once it is over. */
            counted?: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was begun.
             */
            created_at: string;
            /** @description Sysname of the game. */
            game: string;
            /** @description Number of the round. */
            id: number;
            /** @description Address of its cover. */
            image_url?: string;
            /** @description It cost the player nothing. */
            is_free: boolean;
            /** @description Name of the game. */
            name: string;
            /** @description What its provider calls it. */
            provider_round: string;
            /**
             * @description How it ended: won only where more came back than was staked.
             * @enum {string}
             */
            result: "open" | "won" | "returned" | "lost";
            /**
             * @description Whether it goes on.
             * @enum {string}
             */
            state: "open" | "closed";
            /** @description What came back, whether or not it is above what was staked. */
            win: components["schemas"]["Amount"];
            /** @description What came back as which money. */
            win_money: components["schemas"]["SplitAmount"];
        };
        /** @description A game that is open. */
        GameLaunch: {
            /**
             * @description For money, or to try it.
             * @enum {string}
             */
            mode: "real" | "demo";
            /**
             * @description What is played with, where real and bonus money are isolated: what was chosen, or else what is enough for a round, own money first.
             * @enum {string}
             */
            purse?: "main" | "bonus";
            /** @description Where the frame of the game leads, at an origin that the site allows frames of. */
            url: string;
        };
        /** @description A round with all that is kept of it. */
        GameRound: {
            /** @description What its provider says of it: how it was decided, and what it came to. */
            record?: {
                /** @description SHA-256 of the server seed. */
                commitment?: string;
                /** @description The game, and its tables. */
                mathematics?: {
                    /** @description Which game it is. */
                    kind?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description What it was drawn from. */
                seeds?: {
                    /** @description The client seed. */
                    client?: string;
                    /** @description Number of the round under these seeds. */
                    nonce?: number;
                    /** @description The server seed, once it was told. */
                    server?: string;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Whether its provider has told of it: told; none, it keeps nothing to be shown; unavailable, it does not answer now.
             * @enum {string}
             */
            record_state: "told" | "none" | "unavailable";
            round: components["schemas"]["GameHistoryItem"];
            /** @description In the order in which they were booked. */
            transactions: components["schemas"]["GameTransaction"][];
        };
        /** @description Input of games.addLike. */
        GamesAddLikeRequest: {
            /** @description Sysname of the game. */
            sysname: string;
        };
        /** @description Input of games.createhistoryexportrequest. */
        GamesCreatehistoryexportrequestRequest: {
            /**
             * Format: date
             * @description From this day.
             */
            date_from?: string;
            /**
             * Format: date
             * @description To this day.
             */
            date_to?: string;
        };
        /** @description How the player stands in a session of gambling; sums of all rounds in all games, of real and bonus money, also of those that go on. */
        GameSession: {
            /** @description What was won less what was staked; below zero where more was lost. */
            net: components["schemas"]["Amount"];
            /** @description How many rounds there were. */
            rounds: number;
            /** @description How long ago that was by the clock of the platform. */
            seconds: number;
            /** @description What was staked. */
            staked: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When they opened the first game; left out where no session goes on.
             */
            started_at?: string;
            /** @description What was won. */
            won: components["schemas"]["Amount"];
        };
        /** @description Input of games.launch. */
        GamesLaunchRequest: {
            /**
             * @description For money, or to try it.
             * @enum {string}
             */
            mode: "real" | "demo";
            /**
             * @description What is played with, where real and bonus money are isolated; if left out, own money, unless that is not enough for a round and the bonus is.
             * @enum {string}
             */
            purse?: "main" | "bonus";
            /** @description Sysname of the game. */
            sysname: string;
        };
        /** @description Input of games.removeLike. */
        GamesRemoveLikeRequest: {
            /** @description Sysname of the game. */
            sysname: string;
        };
        /** @description Decimal strings. */
        GameStakes: {
            /** @description The greatest. */
            max: string;
            /** @description The least. */
            min: string;
        };
        /** @description What a stake in a game would mean for the player now. */
        GameTerms: {
            /** @description The bonus that is active; left out where there is none. */
            bonus?: {
                /** @description Its money. */
                amount: components["schemas"]["Amount"];
                /** @description Its money cannot be staked in this game, and nothing counts for it. */
                is_excluded: boolean;
                /** @description The most that a round may be staked with while it has to do with it. */
                most?: components["schemas"]["Amount"];
            };
            /** @description Percent of a stake that count towards the wagering of the bonus; 0 where nothing does. */
            counts: number;
            /** @description How many rounds of the game are played first that cost nothing; left out where there are none. */
            free_spins?: number;
            /** @description That is enough for a round. */
            is_enough: boolean;
            /** @description A stake is paid by real or by bonus money and never by both. */
            isolated: boolean;
            /** @description The least stake of the game. */
            least: components["schemas"]["Amount"];
            /** @description The limit of the player that sets the most, of stakes or of losses; absent where none does. */
            limit?: components["schemas"]["DepositLimit"];
            /** @description Real money of the player. */
            main: components["schemas"]["Amount"];
            /** @description The most that a round could be staked with now. */
            most: components["schemas"]["Amount"];
            /**
             * @description What sets that: the game, the terms of the bonus, a limit of the player, or the money that there is.
             * @enum {string}
             */
            most_by: "game" | "bonus" | "limit" | "money";
            /**
             * @description What a stake is paid by; both: by real money first, then by that of the bonus.
             * @enum {string}
             */
            pays: "main" | "bonus" | "both";
        };
        /** @description A movement of money in a round. */
        GameTransaction: {
            amount: components["schemas"]["Amount"];
            /** @description What could be staked after it. */
            balance?: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was booked.
             */
            created_at: string;
            /** @description Our number of it. */
            id: number;
            /**
             * @description What it was.
             * @enum {string}
             */
            kind: "bet" | "win" | "rollback" | "free-round";
            money?: components["schemas"]["SplitAmount"];
            /** @description What its provider calls it. */
            name: string;
        };
        /** @description What the site has to know before anything else. */
        GeneralInfo: {
            /** @description Settings of analytics, by provider. */
            analytic?: {
                [key: string]: unknown;
            };
            /** @description Currencies that an account can be in. */
            available_currencies: string[];
            /** @description Codes of the locales. */
            available_locales: string[];
            /** @description Currency of an account that chose none. */
            default_currency: string;
            /**
             * @description active, or why the site is closed.
             * @enum {string}
             */
            domain_state: "active" | "disabled" | "maintenance";
            /** @description Kind of domain. */
            domain_type: string;
            /** @description Bonus money is played apart from real money. */
            is_bonus_isolation_enabled: boolean;
            /** @description Game history can be exported. */
            is_game_history_export_enabled: boolean;
            /** @description Device fingerprint is taken. */
            is_seon_enabled: boolean;
            /** @description Seconds without activity after which the player is signed out; 0 means never. */
            time_to_force_logout: number;
            /** @description Seconds without activity in the cashier; 0 means never. */
            user_inactivity_cashier_time: number;
            /** @description Seconds without activity on a payment page; 0 means never. */
            user_inactivity_pp_time: number;
        };
        /** @description Head and search-engine data of a page. */
        HeadData: {
            /** @description Article. */
            article?: {
                /**
                 * Format: date-time
                 * @description When changed.
                 */
                dateModified?: string;
                /**
                 * Format: date-time
                 * @description When published.
                 */
                datePublished?: string;
                /** @description Description. */
                description?: string;
                /** @description Heading. */
                headline?: string;
                /** @description Address of the picture. */
                image?: string;
            };
            breadcrumbs?: {
                /** @description Address. */
                link: string;
                /** @description Name. */
                name: string;
            }[];
            /** @description Description. */
            description?: string;
            faq?: {
                /** @description Answer. */
                answer: string;
                /** @description Question. */
                question: string;
            }[];
            /** @description Meta tags. */
            meta?: {
                [key: string]: string;
            }[];
            /** @description Open Graph properties. */
            openGraph?: {
                [key: string]: string;
            };
            /** @description Organisation. */
            organization?: {
                /** @description How to reach it. */
                contactPoint?: {
                    /** @description Area. */
                    areaServed?: string;
                    /** @description Languages. */
                    availableLanguage?: string[];
                    /** @description Kind. */
                    contactType?: string;
                    /** @description Number. */
                    telephone?: string;
                };
                /** @description Address of the logo. */
                logo?: string;
                /** @description Name. */
                name?: string;
                /** @description Its other addresses. */
                sameAs?: string[];
                /** @description Address. */
                url?: string;
            };
            /** @description Product. */
            product?: {
                /** @description Brand. */
                brandName?: string;
                /** @description Description. */
                description?: string;
                /** @description Address of the picture. */
                image?: string;
                /** @description Name. */
                name?: string;
                /** @description Stock number. */
                sku?: string;
            };
            /** @description Robots rule. */
            robots?: string;
            /** @description Title. */
            title?: string;
        };
        /** @description Identity document. */
        IdentityDocument: {
            /** @description Number of the document. */
            number?: string;
            /** @description Kind of document; the number is used only when it is cpf. */
            type?: string;
        };
        /** @description Prize that grows. */
        Jackpot: {
            /** @description What its greatest level holds now. */
            amount: components["schemas"]["Amount"];
            description?: components["schemas"]["ContentFields"];
            /** @description Sysnames of the games that feed it. */
            games?: string[];
            /** @description Name of the jackpot in addresses. */
            id: string;
            /** @description The smallest first. */
            levels?: components["schemas"]["JackpotLevel"][];
            /** @description Name to show. */
            name: string;
        };
        /** @description One pool of a jackpot. */
        JackpotLevel: {
            /** @description What it holds now. */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When this cycle began.
             */
            began_at?: string;
            /** @description The most that it holds. */
            ceiling: components["schemas"]["Amount"];
            /** @description SHA-256 of the secret of which this cycle is drawn, told with the win. */
            commitment?: string;
            /** @description How often it has begun, from 1; left out before its first round. */
            cycle?: number;
            /** @description It is won once in so much staked, on average. */
            every?: components["schemas"]["Amount"];
            /** @description Name of the level within the jackpot. */
            id: string;
            /**
             * @description Won at a sum that was drawn before, at the ceiling at the latest; or by chance.
             * @enum {string}
             */
            kind: "must-drop" | "progressive";
            /** @description Name to show. */
            name: string;
            /** @description What it began with. */
            seed: components["schemas"]["Amount"];
            /** @description Percent of each stake that the house sets aside for it. */
            share: string;
        };
        /** @description Outside services that sign in to the account, the one that was joined first before the others. */
        JoinedServices: {
            /** @description Joined services. */
            socials: {
                /** @description Drawing of the icon set that stands for it. */
                icon?: string;
                /** @description Name of the joined service in this account; it opens nothing. */
                id: string;
                /**
                 * Format: date-time
                 * @description When it was joined.
                 */
                joined_at: string;
                /** @description Its proper name. */
                name: string;
                /** @description Service of the site, or telegram. */
                service: string;
            }[];
        };
        /** @description Line of a leaderboard. */
        LeaderboardEntry: {
            amount: components["schemas"]["Amount"];
            /** @description Name that other players see. */
            fakename: string;
            game?: components["schemas"]["Game"];
            /** @description It is the player who asks. */
            is_own?: boolean;
            /** @description From 1. */
            place: number;
            /**
             * Format: date-time
             * @description When.
             */
            won_at?: string;
        };
        /**
         * @description What became of a leg; left out while it is open.
         * @enum {string}
         */
        LegResult: "won" | "lost" | "void" | "half_won" | "half_lost" | "dead_heat";
        /**
         * @description What is limited. deposit is what is paid in; of the own money, stake is what is staked, whatever it wins, and loss is what is lost on balance, open bets with it.
         * @enum {string}
         */
        LimitKind: "deposit" | "stake" | "loss";
        /** @description Language of the site. */
        Locale: {
            /**
             * @description Code of the locale.
             * @example en
             */
            code: string;
            /**
             * @description Direction of writing.
             * @enum {string}
             */
            dir: "ltr" | "rtl";
            /** @description Name in its own language. */
            name: string;
        };
        /** @description Languages of the site. */
        LocaleList: {
            /** @description Code of the locale that has no prefix. */
            defaultLocale: string;
            locales: components["schemas"]["Locale"][];
        };
        /** @description Input of loyalty.acknowledge. */
        LoyaltyAcknowledgeRequest: {
            /** @description Numbers of the notices. */
            ids: number[];
        };
        /** @description Points after a purchase. */
        LoyaltyBalance: {
            /** @description Points left. */
            points: number;
            /**
             * @description 1 means success.
             * @constant
             */
            value: 1;
        };
        /** @description Input of loyalty.buyproduct. */
        LoyaltyBuyproductRequest: {
            /** @description Number of the product. */
            id: number;
            /** @description The price that the player saw, in points. */
            price: number;
        };
        /** @description Figure that stands for the player. */
        LoyaltyCharacter: {
            /** @description Colours of its parts that differ from those of the figure. */
            colours?: {
                [key: string]: string;
            };
            description?: components["schemas"]["ContentFields"];
            /** @description Which of the drawn figures it is. */
            figure?: string;
            /** @description Number of the character. */
            id: number;
            /** @description Address of the picture. */
            image_url?: string;
            /** @description The player may take it now. */
            is_available?: boolean;
            /** @description It is the one that the player has. */
            is_chosen?: boolean;
            /** @description The level that it is for. */
            min_level?: components["schemas"]["LoyaltyStep"];
            /** @description Name to show. */
            name: string;
            /** @description Name in addresses. */
            sysname: string;
        };
        /** @description Line of the history of points. */
        LoyaltyEntry: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * Format: date
             * @description The last day on which what is left of them can be spent, by the clock of the programme.
             */
            expires_at?: string;
            /** @description Number of the line. */
            id: number;
            /** @description How many of them are left. */
            left?: number;
            /** @description Level points that came; below 0 where they went. */
            level_points: number;
            /** @description Where it can be read up. */
            link?: {
                /** @description Number of it. */
                id: number;
                /**
                 * @description Of what.
                 * @enum {string}
                 */
                kind: "round" | "bet" | "order";
            };
            /** @description Points that came; below 0 where they went. */
            points: number;
            /** @description What it was about. */
            ref?: string;
            /**
             * @description Why.
             * @enum {string}
             */
            source: "round" | "bet" | "deposit" | "quest" | "operator" | "product" | "expiry" | "reversal" | "debt";
            /** @description Why in words. */
            title: string;
        };
        /** @description Where the player stands in the programme. */
        LoyaltyInfo: {
            /**
             * Format: date-time
             * @description When the character can be changed; left out where it can be now.
             */
            can_change_character_at?: string;
            character?: components["schemas"]["LoyaltyCharacter"];
            /** @description Points that were spent and then taken back: the next ones pay them. */
            debt?: number;
            /** @description Points that expire, the next first. */
            expiring?: {
                /**
                 * Format: date
                 * @description The last day on which they can be spent, by the clock of the programme.
                 */
                at: string;
                /** @description How many. */
                points: number;
            }[];
            /** @description Number of the programme; 0 where there is none. */
            id: number;
            /** @description The player takes part. */
            is_active: boolean;
            /** @description Nothing can be bought for now. */
            is_frozen?: boolean;
            /**
             * Format: date
             * @description The last day on which the level is held whatever happens, by the clock of the programme.
             */
            keep_until?: string;
            /** @description Number of the level that the player stands at. */
            level?: number;
            /** @description Level points in the window. */
            level_points?: number;
            levels: components["schemas"]["LoyaltyLevel"][];
            /** @description Name of the programme. */
            name?: string;
            /** @description The level above; left out at the top. */
            next_level?: {
                /** @description Number of the level. */
                id: number;
                /** @description Level points that are missing to it. */
                missing: number;
                /** @description Name to show. */
                name: string;
            };
            /** @description Points that wait until the identity is verified. */
            pending?: number;
            /** @description Points to spend. */
            points: number;
            /** @description What points are called. */
            pointsAlias?: string;
            /** @description Name of the programme in addresses. */
            sysname?: string;
            /** @description Number of the account. */
            uid: number;
            /** @description The level that the player falls to, unless enough is earned until then. */
            will_fall?: {
                /**
                 * Format: date
                 * @description The last day before it, by the clock of the programme.
                 */
                at: string;
                /** @description Number of the level. */
                id: number;
                /** @description Name to show. */
                name: string;
            };
        };
        /** @description Input of loyalty.joinquest. */
        LoyaltyJoinquestRequest: {
            /** @description Number of the quest. */
            id: number;
        };
        /** @description Step of the programme. */
        LoyaltyLevel: {
            /** @description Where it lies on the map of a wide and of a narrow screen. */
            at?: {
                narrow: components["schemas"]["LoyaltyPlace"];
                wide: components["schemas"]["LoyaltyPlace"];
            };
            description?: components["schemas"]["ContentFields"];
            /** @description Level points that it takes to come to it. */
            enter?: number;
            /** @description How many times the points that a stake brings there. */
            factor?: string;
            /** @description Number of the level. */
            id: number;
            /** @description Address of the picture. */
            image_url?: string;
            /** @description The player stands at it. */
            is_current?: boolean;
            /** @description The player has come to it. */
            is_reached?: boolean;
            /** @description Name to show. */
            name: string;
            /** @description What it gives. */
            perks?: string[];
            progress: components["schemas"]["Progress"];
            /** @description Level points in the window that it takes to stay. */
            stay?: number;
            /** @description Number of the level as a word. */
            sysname?: string;
        };
        /** @description Notice to show as a toast. */
        LoyaltyNotification: {
            /** @description How much. */
            amount?: number;
            /**
             * @description Of what.
             * @enum {string}
             */
            amountType?: "points" | "level";
            /**
             * Format: date-time
             * @description When it happened.
             */
            at?: string;
            /** @description Number of the notice. */
            id: number;
            /** @description Address of the picture. */
            image?: string;
            /** @description Words. */
            message?: string;
            /** @description Heading. */
            title?: string;
            /**
             * @description What caused it.
             * @enum {string}
             */
            trigger: "quest" | "register" | "profile" | "confirm" | "product" | "level";
            /**
             * @description credit is shown as success, anything else as an error.
             * @enum {string}
             */
            type: "credit" | "debit" | "failure";
        };
        /** @description Something that was bought for points. */
        LoyaltyOrder: {
            /**
             * Format: date-time
             * @description When it was bought.
             */
            at: string;
            /** @description Number of the order. */
            id: number;
            /** @description Address of the picture. */
            image_url?: string;
            /**
             * @description A bonus, free spins, a free bet, or a thing that is sent.
             * @enum {string}
             */
            kind?: "bonus" | "free_spins" | "free_bet" | "sent";
            /** @description Name to show. */
            name: string;
            /** @description Points that it cost. */
            price: number;
            /** @description Number of the product. */
            product_id: number;
            /**
             * @description Where it stands; of what has failed the points came back.
             * @enum {string}
             */
            state: "reserved" | "paid" | "fulfilling" | "sent" | "credited" | "failed";
        };
        /** @description Where it lies on the map, from the left and from the top, of 100 each. */
        LoyaltyPlace: number[];
        /** @description Thing in the loyalty shop. */
        LoyaltyProduct: {
            /** @description The bonus, or what the free bet stakes. */
            amount?: components["schemas"]["Amount"];
            /** @description Days until a bonus, spins or a free bet burn. */
            days?: number;
            description?: components["schemas"]["ContentFields"];
            /**
             * Format: date-time
             * @description Until when it is sold.
             */
            ends_at?: string;
            /** @description Sysname of the game that they are for. */
            game?: string;
            /** @description Name of that game. */
            game_name?: string;
            /** @description Number of the product. */
            id: number;
            /** @description Address of the picture. */
            image_url?: string;
            /** @description Can be bought now. */
            is_available?: boolean;
            /**
             * @description A bonus, free spins, a free bet, or a thing that is sent.
             * @enum {string}
             */
            kind?: "bonus" | "free_spins" | "free_bet" | "sent";
            /** @description The least level that it is sold to. */
            min_level?: components["schemas"]["LoyaltyStep"];
            /** @description Points that the player lacks. */
            missing?: number;
            /** @description Name to show. */
            name: string;
            /** @description How many of them the player may still buy. */
            own_left?: number;
            /** @description Points. */
            price: number;
            /** @description Number of the programme that sells it. */
            program_id?: number;
            /**
             * @description Why it cannot be bought.
             * @enum {string}
             */
            reason?: "insufficient" | "debt" | "level" | "sold_out" | "own_limit" | "not_yet" | "over" | "frozen" | "address";
            /** @description Number of free spins. */
            spins?: number;
            /** @description What each spin is worth. */
            stake?: components["schemas"]["Amount"];
            /** @description Name in addresses. */
            sysname?: string;
            /** @description How many times a bonus must be staked. */
            wagering?: number;
        };
        /** @description Loyalty programme with its quests. */
        LoyaltyProgram: {
            description?: components["schemas"]["ContentFields"];
            /** @description Number of the programme. */
            id: number;
            /** @description Address of the picture. */
            image_url?: string;
            levels?: components["schemas"]["LoyaltyLevel"][];
            /** @description Name to show. */
            name: string;
            /** @description What points are called. */
            pointsAlias?: string;
            quests?: components["schemas"]["LoyaltyQuest"][];
            /** @description Name in addresses. */
            sysname: string;
        };
        /** @description Task that gives points. */
        LoyaltyQuest: {
            /**
             * Format: date-time
             * @description Until when it can be done.
             */
            ends_at?: string;
            /** @description Number of the quest. */
            id: number;
            /** @description Address of the picture. */
            image_url?: string;
            /** @description Done. */
            is_completed?: boolean;
            /** @description The player has taken it on. */
            is_joined?: boolean;
            /** @description Level points. */
            level_points?: number;
            /** @description The least level that it is for. */
            min_level?: components["schemas"]["LoyaltyStep"];
            /** @description Name to show. */
            name: string;
            /** @description It has to be taken on. */
            needs_join?: boolean;
            /** @description Number of the programme whose points it gives. */
            program_id?: number;
            progress?: components["schemas"]["Progress"];
            /**
             * @description How often it can be done; once if left out.
             * @enum {string}
             */
            repeat?: "daily" | "weekly" | "monthly";
            /** @description Points. */
            reward?: number;
            /** @description The same in steps. */
            steps?: {
                /** @description Currency of stakes. */
                currency?: string;
                /** @description Steps that are done. */
                done: number;
                /** @description Steps that it takes. */
                of: number;
                /**
                 * @description What a step is; of stakes it is a unit of the currency.
                 * @enum {string}
                 */
                unit: "rounds" | "bets" | "deposits" | "days" | "games" | "stakes" | "act";
            };
            /** @description Name in addresses. */
            sysname?: string;
            /** @description What is to be done. */
            text?: string;
        };
        /** @description Input of loyalty.setcharacter. */
        LoyaltySetcharacterRequest: {
            /** @description Number of the character. */
            id: number;
        };
        /** @description A level by its name. */
        LoyaltyStep: {
            /** @description Number of the level. */
            id: number;
            /** @description Name to show. */
            name: string;
        };
        /** @description ICU messages by key. */
        Messages: {
            [key: string]: string;
        };
        /** @description What a player lacks for a payment, whatever its sum. */
        MissingForPayment: {
            /** @description No address or number is confirmed. */
            contact: boolean;
            /** @description Nothing was paid in yet. */
            deposit: boolean;
            /** @description The date of birth makes them younger than the rules allow. */
            is_under_age: boolean;
            /** @description Personal data that are not known, by the names of their fields. */
            profile: string[];
            /** @description The identity is not verified. */
            verification: boolean;
        };
        /** @description Offer of a campaign. */
        Offer: {
            /** @description What a deposit of the amount that was asked about would bring. */
            brings?: components["schemas"]["BroughtByDeposit"];
            description?: components["schemas"]["ContentFields"];
            /** @description What the largest deposit would bring, in the currency of who is signed in, else in the first of the site. */
            greatest?: components["schemas"]["BroughtByDeposit"];
            /** @description Number of the offer. */
            id: number;
            /** @description The least deposit that counts, in the currency of who is signed in, else in the first of the site. */
            min_amount?: components["schemas"]["Amount"];
            /** @description What it gives, in the currency of who is signed in, else in the first of the site. */
            promotions?: components["schemas"]["ActivatedPromotion"][];
            /** @description What grants it. */
            trigger?: {
                /**
                 * @description What the player has to do.
                 * @example deposit
                 */
                action: string;
                /** @description Limits. */
                params?: {
                    /** @description Payment methods that do not count. */
                    exclude_methods?: string[];
                    /** @description Only for players who have never paid in. */
                    first_deposit?: boolean;
                } & {
                    [key: string]: unknown;
                };
                /** @description The player meets the limits. */
                user_satisfies_params?: boolean;
            };
        };
        /** @description Way to pay in or out. */
        PaymentMethod: {
            /** @description The player's own limit of deposits lets in less than the least sum; min and max are then those of the method. */
            beyond_limit?: boolean;
            /** @description Currency that it works in. */
            currency?: string;
            /** @description What it costs, in words of the site. */
            fees?: string;
            /** @description Requisites that it asks for. */
            fields: components["schemas"]["PersonalDataField"][];
            /** @description Number of the method. */
            id: number;
            /** @description Greatest sum, also by what the player's own limit of deposits still lets in, or by what there is to withdraw. */
            max?: components["schemas"]["Amount"];
            /** @description Least sum. */
            min?: components["schemas"]["Amount"];
            /** @description Name to show. */
            name: string;
            /**
             * @description How the player pays - on a page of the provider, on one in a window of its own, or on their phone.
             * @enum {string}
             */
            opens: "page" | "window" | "mobile";
            /** @description Sums to pick, in the currency of the account. */
            presets: {
                /** @description Decimal number. */
                value: string;
            }[];
            requisites: {
                [key: string]: unknown;
            }[];
            /** @description Name that payments are kept under. */
            sysname: string;
            /** @description How long it takes, in words of the site. */
            time?: string;
            /** @description There is less to withdraw than its least sum. */
            too_little?: boolean;
            /**
             * @description What kind of method it is.
             * @enum {string}
             */
            type: "card" | "iban" | "wallet" | "crypto" | "mobile";
            /** @description Name in addresses - its sysname unless the site says otherwise; calls take either. */
            url_name: string;
        };
        /** @description Deposit or withdrawal. */
        PaymentRecord: {
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /** @description Domain that it was made on. */
            domain?: string;
            /**
             * Format: date-time
             * @description When a deposit that is still open expires.
             */
            expires_at?: string;
            /** @description Number of the transaction. */
            id: number;
            /** @description Sysname of the payment method. */
            method: string;
            /**
             * @description Why a deposit was declined, where the player can do something about it.
             * @enum {string}
             */
            reason?: "insufficient_funds" | "do_not_honor";
            /** @description What became of a deposit besides its sum - what it brought, and what of it was kept for something owed. */
            received?: {
                /** @description Bonus money for bets on sports. */
                betting_bonus?: components["schemas"]["Amount"];
                /** @description Bonus money for the casino. */
                bonus?: components["schemas"]["Amount"];
                /** @description What free bets stake. */
                free_bets?: components["schemas"]["Amount"];
                /** @description What of it paid what the player owed. */
                settled?: components["schemas"]["Amount"];
                /** @description Free spins. */
                spins?: number;
            };
            /** @description Where the player goes on to pay a deposit that is still open. */
            redirect?: components["schemas"]["PaymentRedirect"];
            /** @description Where the money comes from or goes to, with secrets masked, by the fields that the method asks for. */
            requisites?: {
                [key: string]: unknown;
            };
            /** @description What of a deposit went back to whoever paid it. */
            reversed?: components["schemas"]["Amount"];
            status: components["schemas"]["PaymentStatus"];
            /** @description When it came to each status that it had, by status; the last time where it came there twice. */
            times?: {
                approved?: components["schemas"]["StatusTime"];
                cancelled?: components["schemas"]["StatusTime"];
                captured?: components["schemas"]["StatusTime"];
                charged_back?: components["schemas"]["StatusTime"];
                created?: components["schemas"]["StatusTime"];
                declined?: components["schemas"]["StatusTime"];
                expired?: components["schemas"]["StatusTime"];
                failed?: components["schemas"]["StatusTime"];
                paid?: components["schemas"]["StatusTime"];
                partly_reversed?: components["schemas"]["StatusTime"];
                pending?: components["schemas"]["StatusTime"];
                refunded?: components["schemas"]["StatusTime"];
                requested?: components["schemas"]["StatusTime"];
                review?: components["schemas"]["StatusTime"];
                sent?: components["schemas"]["StatusTime"];
            };
            /**
             * @description Direction.
             * @enum {string}
             */
            type: "deposit" | "withdrawal";
            /**
             * Format: date-time
             * @description When its status last changed.
             */
            updated_at: string;
        };
        /** @description Where the player goes to pay. */
        PaymentRedirect: {
            /**
             * @description How to go there.
             * @enum {string}
             */
            method: "GET" | "POST";
            /** @description Opens in a window of its own. */
            new_window?: boolean;
            /** @description Fields to send. */
            params?: {
                [key: string]: string;
            };
            /** @description Address. */
            url: string;
        };
        /**
         * @description Where it stands. Deposits are created, pending, then captured, declined, cancelled or expired; withdrawals are requested, in review, approved, sent, then paid or failed; before they are sent the player may cancel and the operator decline them. Of a captured deposit money may go back - then it is partly reversed, refunded (by the house), charged back (by the bank of whoever paid) or failed after all.
         * @enum {string}
         */
        PaymentStatus: "created" | "pending" | "captured" | "declined" | "cancelled" | "expired" | "requested" | "review" | "approved" | "sent" | "paid" | "failed" | "partly_reversed" | "refunded" | "charged_back";
        /** @description Field that the platform asks for in a country; what a field of a form definition may be (schemas/grammar/form.json). */
        PersonalDataField: {
            /** @description How to show and to check it - label, placeholder, size, params, options and the rest. */
            attributes: {
                [key: string]: unknown;
            };
            /** @description Value at the start. */
            initial?: unknown;
            /** @description Actions done when it changes. */
            onChange?: {
                [key: string]: unknown;
            }[];
            /** @description Condition under which it must be filled. */
            requiredWhen?: unknown;
            /** @description Named validation rules with their parameters. */
            rules?: {
                [key: string]: unknown;
            }[];
            /** @description Name of the field. */
            sysname: string;
            /**
             * @description Kind of field.
             * @enum {string}
             */
            type: "input" | "password" | "date" | "select" | "country_code" | "region" | "phone" | "checkbox" | "radio" | "code" | "textarea" | "file" | "amount";
            /** @description Condition under which it is shown. */
            visibleWhen?: unknown;
        };
        /** @description Country that a phone number can be of. */
        PhoneCountryOption: {
            /** @description ISO 3166-1 alpha-2. */
            country_code: string;
            /** @description Mask of the national number, or several; # marks a digit. */
            mask?: string | string[];
            /** @description Name of the country in the locale of the call. */
            name: string;
            /**
             * @description Dial code without a plus.
             * @example 371
             */
            phone_code: string;
        };
        /** @description A game that the player knows. */
        PlayedGame: {
            /** @description Name to show. */
            name: string;
            /** @description Sysname of the game. */
            sysname: string;
        };
        /** @description Sign-ins that are still good, the latest first. */
        PlayerSessions: {
            /** @description Sign-ins. */
            sessions: {
                /**
                 * Format: date-time
                 * @description When the player signed in.
                 */
                created_at: string;
                /** @description Browser and system, as far as they say so. */
                device: string;
                /** @description Name of the sign-in; it opens nothing. */
                id: string;
                /** @description Address that it came from. */
                ip: string;
                /** @description The sign-in that asks. */
                is_current: boolean;
                /**
                 * Format: date-time
                 * @description When it was last used, to the minute.
                 */
                last_seen_at: string;
            }[];
        };
        /** @description Campaign popup. */
        Popup: {
            /** @description Content fields. */
            description?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Until when it is shown.
             */
            finished_at?: string;
            /** @description Number of the popup. */
            id: number;
            /**
             * Format: date-time
             * @description From when it is shown.
             */
            starts_at?: string;
            /** @description Name of the popup definition to open. */
            sysname: string;
        };
        /** @description Personal data of the player. */
        Profile: {
            /** @description Street address. */
            address?: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            birth_date?: string;
            /** @description Given when fields holds contacts. */
            contacts?: components["schemas"]["Contact"][];
            /** @description Name of the country. */
            country?: string;
            /** @description ISO 3166-1 alpha-2. */
            country_code?: string;
            /** @description Currency of the account. */
            currency?: string;
            /** @description Identity document, however long what is kept of it. */
            document?: {
                /** @description Number of the document. */
                number?: string;
                /** @description Kind of document. */
                type?: string;
            };
            /** @description Number of the document. */
            document_number?: string;
            /** @description Kind of document. */
            document_type?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Name that other players see. */
            fakename?: string;
            /** @description First name. */
            first_name?: string;
            /** @description Town. */
            home_town?: string;
            /** @description Whether account.setCurrency would refuse another: money has moved, or is about to. */
            is_currency_locked?: boolean;
            /** @description Last name. */
            last_name?: string;
            /** @description What the player signs in with. */
            login?: string;
            /** @description Middle name. */
            middle_name?: string;
            /** @description Mobile number without the country prefix. */
            mobile?: string;
            /** @description Country of the number, ISO 3166-1 alpha-2. */
            phone_country_code?: string;
            /** @description Postal code. */
            postcode?: string;
            /** @description Region of the country. */
            region?: string;
            /** @description What the region is called, where the form of the country says so. */
            region_name?: string;
            /**
             * @description 0 unset, 1 male, 2 female.
             * @enum {integer}
             */
            sex: 0 | 1 | 2;
        };
        /** @description Personal data were saved. */
        ProfileSaved: {
            offer?: components["schemas"]["ActivatedOffer"];
            /**
             * @description 1 means success.
             * @constant
             */
            value: 1;
        };
        /** @description How far the player has come; percent is 100 without a maximum, else floor((expCount - minValue) / (maxValue - minValue) * 100). */
        Progress: {
            /** @description Where the player is. */
            expCount: number;
            /** @description Where it ends. */
            maxValue?: number;
            /** @description Where it starts. */
            minValue: number;
            /** @description Of the way, from 0 to 100. */
            percent: number;
        };
        /** @description Terms of a bonus that free spins win. */
        PromisedWinnings: {
            /** @description The most of it that becomes real money. */
            converts_most?: components["schemas"]["Amount"];
            /** @description Days from when it is given until it burns. */
            days: number;
            /** @description The most that a round may be staked with while it is wagered. */
            most_stake?: components["schemas"]["Amount"];
            /** @description How many times it must be staked. */
            wagering: number;
        };
        /** @description Whether a promo code can be used. */
        PromoCodeCheck: {
            /** @description Code of the reason why it cannot, a key of common.promoCodeErrors. */
            message?: string;
            /** @description It can be used. */
            validity: boolean;
            /** @description The code, trimmed. */
            value: string;
        };
        /** @description Something that the site tells its players of. */
        Promotion: {
            description: components["schemas"]["PromotionContent"];
            /**
             * Format: date-time
             * @description Until when it runs.
             */
            finished_at?: string;
            /** @description Number of the promotion. */
            id: number;
            /** @description Where its button leads. */
            link?: {
                /** @description Path within the site. */
                href: string;
                /** @description What the button says. */
                label: string;
            };
            /** @description Its name in addresses. */
            sysname: string;
        };
        /** @description What it is called and looks like, in the language of the call. */
        PromotionContent: {
            /** @description All there is to say of it. */
            body?: string;
            /** @description Address of a picture. */
            image?: string;
            /** @description What it is called. */
            name?: string;
            /** @description Its conditions in full. */
            terms?: string;
            /** @description What it is, in a sentence or two. */
            text?: string;
        };
        /** @description Maker of games. */
        Provider: {
            /** @description What all its games share; given when fields holds game_params. */
            game_params?: {
                [key: string]: unknown;
            };
            /** @description Games that it has here. */
            games_count?: number;
            /** @description Address of the logo. */
            image_url?: string;
            /** @description Name to show. */
            name?: string;
            /** @description Name of the provider in addresses. */
            sysname: string;
        };
        /** @description Notices on this device. */
        PushSettings: {
            /** @description The site pushes notices at all. */
            is_offered: boolean;
            /** @description This device is told. */
            is_on: boolean;
            /** @description Key of the site that a browser subscribes with (RFC 8292, base64url). */
            public_key?: string;
        };
        /** @description Input of push.subscribe. */
        PushSubscribeRequest: {
            /** @description Secret of the device (RFC 8291, base64url). */
            auth: string;
            /** @description Address that the browser's push service gave to the device. */
            endpoint: string;
            /** @description Public key of the device (RFC 8291, base64url). */
            p256dh: string;
        };
        /** @description Input of push.unsubscribe. */
        PushUnsubscribeRequest: Record<string, never>;
        /** @description Codes for whoever has lost the app, each good once. They are told here and never again. */
        RecoveryCodes: {
            /** @description The codes. */
            recovery_codes: string[];
            /**
             * @description 1 means success.
             * @constant
             */
            value: 1;
        };
        /** @description Result of a registration. */
        Registered: {
            /** @description What the promo code has activated; absent without one. */
            offer?: components["schemas"]["ActivatedOffer"];
            /** @description The account; absent while a code is asked for. */
            payload?: components["schemas"]["AccountInfo"];
            /** @description Seconds until the code can be sent again. */
            resend_time?: number;
            /** @description The contact that the code went to, masked. */
            sent_to?: string;
            /**
             * @description success: the player is signed in; confirm: a code was sent that opens the account.
             * @enum {string}
             */
            status: "success" | "confirm";
        };
        /** @description What protects the player. */
        ResponsibleGaming: {
            deposit_limit: components["schemas"]["DepositLimit"];
            /** @description All limits that a player can set, that of deposits among them, in the order to show them in. */
            limits: components["schemas"]["DepositLimit"][];
            /** @description Won, or below zero lost, by playing; deposits, withdrawals and open bets do not count. For sites from before games.getSession told of all games. */
            net_position: components["schemas"]["Amount"];
            /** @description Reminder of how long the play has lasted. */
            reality_check: {
                /** @description Minutes between two reminders; 0 for none. */
                minutes: number;
            };
            /** @description What the jurisdiction of the player says, from the site definition. */
            rules: {
                /** @description Years of age from which one may play. */
                age_of_majority: number;
                /** @description Hours after the cooling-off in which a raise can be confirmed. */
                confirmation_hours: number;
                /** @description Hours before a raise can be confirmed. */
                cooling_off_hours: number;
                /** @description Lengths in days. */
                deposit_limit_periods: string[];
                /** @description Periods to choose from; while the player is excluded, those that end later. */
                exclusion_periods: string[];
                /** @description Who helps where play has become a problem. */
                help: {
                    /** @description Name of the organisation. */
                    name: string;
                    /**
                     * Format: uri
                     * @description Its site.
                     */
                    url: string;
                }[];
                /** @description Code of the jurisdiction. */
                jurisdiction: string;
                /** @description Minutes to choose from; 0 where the reminder may be turned off. */
                reality_check_minutes: number[];
            };
            /** @description Whether the player is excluded from play. */
            self_exclusion: {
                /**
                 * Format: date-time
                 * @description Until when; absent when it is permanent.
                 */
                ends_at?: string;
                /** @description Excluded now. */
                is_active: boolean;
                /** @description It never ends. */
                is_permanent?: boolean;
                /**
                 * Format: date-time
                 * @description Since when.
                 */
                started_at?: string;
            };
        };
        /** @description Where the restoring of access stands. */
        RestoreResult: {
            /** @description Seconds until the code can be sent again. */
            resend_time?: number;
            /**
             * @description code: a code was sent and is asked for; done: the new password is set.
             * @enum {string}
             */
            step: "code" | "done";
            /**
             * @description 1 means success.
             * @constant
             */
            value: 1;
        };
        /** @description How the return was computed. Each leg counts for a factor, an exact fraction; factors are multiplied line by line and the lines added up; that times the stake on a line is rounded once, to the nearest minor unit, a half up. */
        ReturnComputation: {
            /** @description What each leg counts for, in lowest terms: 19/10. Those that were priced together are one. */
            factors: string[];
            /** @description What of a stake of bonus money or of a free bet does not come back, by its terms. */
            kept_stake?: components["schemas"]["Amount"];
            /** @description What a stake of one on each line comes back as. */
            lines: string;
            /** @description It would have won more than a bet may win, which is this. */
            most_win?: components["schemas"]["Amount"];
            /** @description Each way: what each place counts for. */
            place_factors?: string[];
            /** @description What it came to. */
            returned: components["schemas"]["Amount"];
            /** @description Ten-thousandths that were not cashed out, which alone were settled. */
            share_left?: number;
        };
        /** @description Result of a sign-in. */
        SignedIn: {
            /**
             * @description app: the code that is asked for is shown by the authenticator app of the player; letter: it was sent.
             * @enum {string}
             */
            method?: "app" | "letter";
            /** @description The account; absent while a code is asked for. */
            payload?: components["schemas"]["AccountInfo"];
            /** @description Seconds until the code can be sent again. */
            resend_time?: number;
            /** @description The contact that the code went to, masked. */
            sent_to?: string;
            /**
             * @description enabled means that the two-factor option is on and a code is asked for.
             * @enum {string}
             */
            status: "success" | "enabled";
        };
        /** @description What a player would bet on. */
        Slip: {
            /** @description As much again on a place, in each line. */
            is_each_way?: boolean;
            /** @description One of each event; several of one only in a multiple, and where the feed prices them together. */
            selections: components["schemas"]["SlipSelection"][];
            /** @description single, multiple, the name of a system (trixie, patent, yankee, lucky_15, canadian, lucky_31, heinz, lucky_63, super_heinz, goliath), or how many of how many, bankers among both: 2/3. */
            system: string;
        };
        /**
         * @description Why a selection cannot be bet on as it stands. event_gone: it is over, or not offered; suspended: for now; outcome_gone: not priced any more; price_differs: from what the player saw; related: its chance hangs together with that of another selection, and nobody prices them together; no_each_way: no places are paid.
         * @enum {string}
         */
        SlipCode: "event_gone" | "suspended" | "outcome_gone" | "price_differs" | "related" | "no_each_way";
        /** @description What a slip can be placed at. It can only be placed by the id, which it has where nothing speaks against it. */
        SlipQuote: {
            /** @description What the terms of the active sports bonus say of the slip; left out where the player has none, or a price is missing. */
            bonus?: {
                /** @description Why its money cannot be staked on the slip, which counts nothing for it then; empty where it can. bonus_kind: not on this kind of bet; bonus_odds: not at such odds. */
                codes: ("bonus_kind" | "bonus_odds")[];
                /** @description A bet is paid by real or by bonus money alone, as the player chooses. */
                is_isolated: boolean;
                /** @description Whether a stake of its money comes back with winnings. */
                is_stake_returned: boolean;
            };
            /** @description What speaks against the slip as a whole. system: it does not fit the selections; kind: not offered; combined_odds: above what is taken. */
            codes: ("system" | "kind" | "too_many" | "combined_odds")[];
            /** @description Of the largest line, in ten-thousandths, to be shown: nothing is paid from it. */
            combined_odds?: number;
            /** @description Seconds that the bet waits before it is accepted. */
            delay: number;
            /**
             * Format: date-time
             * @description Until when.
             */
            expires_at?: string;
            /** @description How the free bet that was named fits; the quote itself can be placed by money as well. */
            free_bet?: {
                /** @description What it stakes; left out where it is gone. */
                amount?: components["schemas"]["Amount"];
                /** @description Why it cannot be staked on the slip; empty where it can. free_bet_gone: it is used, has burned, or is none of the player's; free_bet_currency: it is of another; free_bet_kind: not on this kind of bet; free_bet_lines: its sum cannot be divided among so many lines; free_bet_odds: not at such odds; free_bet_sport, free_bet_market: not on a selection's sport or market; free_bet_limit: more than is taken on the slip. */
                codes: ("free_bet_gone" | "free_bet_currency" | "free_bet_kind" | "free_bet_lines" | "free_bet_odds" | "free_bet_sport" | "free_bet_market" | "free_bet_limit")[];
                /** @description Number of the free bet. */
                id: number;
                /** @description Whether what it wins is paid with its stake. */
                is_stake_returned?: boolean;
                /** @description What of it is on each line. */
                line_stake?: components["schemas"]["Amount"];
                /** @description By its terms; left out where a price is missing. */
                possible_return?: components["schemas"]["Amount"];
            };
            /** @description What it is placed by. */
            id?: string;
            /** @description What is offered for these selections, by the terms of the house; eachWay where places are paid on all of them. */
            kinds: ("single" | "multiple" | "system" | "bankers" | "eachWay")[];
            /** @description On each line. */
            least_stake?: components["schemas"]["Amount"];
            /** @description On each line, by the limits of the house. */
            most_stake?: components["schemas"]["Amount"];
            /** @description The most that a bet may win above its stake. */
            most_win: components["schemas"]["Amount"];
            /** @description Of the stake that was named. */
            possible_return?: components["schemas"]["Amount"];
            /** @description What players may choose for prices that change while a bet is placed. */
            price_changes: ("none" | "higher" | "any")[];
            /** @description In the order of the slip. */
            selections: {
                /** @description Its odds are boosted, on these terms, once a player. */
                boost?: {
                    /**
                     * Format: date-time
                     * @description Until when it is offered.
                     */
                    ends_at: string;
                    /** @description The largest stake at this price. */
                    most_stake: components["schemas"]["Amount"];
                    /** @description What it would cost without, in ten-thousandths. */
                    usual_odds: number;
                };
                /** @description What speaks against it. */
                codes: components["schemas"]["SlipCode"][];
                /** @description Id of the event in the feed. */
                event: string;
                /** @description In play. */
                is_live: boolean;
                /** @description In ten-thousandths: what all selections of its event pay together, once, in place of their own odds. */
                joint_odds?: number;
                /** @description Its market with the specifiers. */
                line: string;
                /** @description In ten-thousandths; left out where nobody prices it. */
                odds?: number;
                /** @description Id of the outcome. */
                outcome: string;
                /** @description Each way: the part of the odds above one that a place pays; 4 is a quarter. */
                place_part?: number;
            }[];
            /** @description How many stakes the bet is of: its lines, twice where it is each way. */
            stakes?: number;
        };
        /** @description An outcome of a line. */
        SlipSelection: {
            /** @description Id of the boost that it is asked for at (sports.getBoosts): of a single bet that money pays. Where it is not offered, the usual price holds, and another price than was seen is told as such. */
            boost?: string;
            /** @description Id of the event in the feed. */
            event: string;
            /** @description Stands in each line of a system. */
            is_banker?: boolean;
            /** @description Its market with the specifiers, as the event says it: 18?total=2.5. */
            line: string;
            /** @description What the player saw, in ten-thousandths; where it is another now, the selection says so. */
            odds?: number;
            /** @description Id of the outcome. */
            outcome: string;
        };
        /** @description Which money a sum is of. */
        SplitAmount: {
            /** @description Money of a bonus. */
            bonus: components["schemas"]["Amount"];
            /** @description Real money. */
            own: components["schemas"]["Amount"];
        };
        /** @description A sport with what is played of it. */
        Sport: {
            /** @description Countries, tours and their like. */
            categories: {
                /** @description Id in the feed. */
                id: string;
                /** @description Name. */
                name: string;
                tournaments: components["schemas"]["SportsTournament"][];
            }[];
            /** @description How many are to come. */
            coming: number;
            /** @description Number of the feed: 1 football, 2 basketball, 5 tennis. */
            id: number;
            /** @description How many events are in play. */
            live: number;
            /** @description Name. */
            name: string;
        };
        /** @description Input of sports.addFavourite. */
        SportsAddFavouriteRequest: {
            /** @description Its id in the feed. */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "event" | "tournament";
        };
        /** @description A bet of the player, with all of its lines. */
        SportsBet: {
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            accepted_at?: string;
            /** @description What of it was bonus money. */
            bonus_stake?: components["schemas"]["Amount"];
            /** @description A part that was asked for in play: it waits, or was refused and nothing has happened since. It is paid at the moment that is named, unless the bet is worth less then, or cannot be cashed out any more. */
            cash_out?: {
                /** @description What is paid for that part. */
                amount: components["schemas"]["Amount"];
                /**
                 * Format: date-time
                 * @description When it is decided, or was.
                 */
                decided_at: string;
                /**
                 * @description Why it was refused, as sports.cashOut says it.
                 * @enum {string}
                 */
                reason?: "not_open" | "not_offered" | "suspended" | "no_price" | "not_worth" | "offer_expired" | "price_differs" | "pending";
                /** @description How much of the bet is cashed out then, in ten-thousandths, all in all. */
                share: number;
                /**
                 * @description Whether it waits.
                 * @enum {string}
                 */
                status: "pending" | "refused";
            };
            /** @description What was paid for parts of it before. */
            cashed_out?: components["schemas"]["Amount"];
            /** @description How much of it was cashed out, in ten-thousandths, all in all. */
            cashed_share?: number;
            /**
             * Format: date-time
             * @description When a pending one is decided.
             */
            decided_at?: string;
            /** @description The free bet that was its stake; no money of the player was. */
            free_bet?: {
                /** @description Number of the free bet. */
                id: number;
                /** @description It was not taken, or is void: the free bet can be staked again until it burns. */
                is_given_back: boolean;
                /** @description Whether what it wins is paid with its stake. */
                is_stake_returned: boolean;
            };
            /** @description Number of the bet. */
            id: number;
            /** @description As much again on a place. */
            is_each_way: boolean;
            /** @description On each line. */
            line_stake: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When the stake was taken.
             */
            placed_at: string;
            /** @description When all of it wins, without a stake of bonus money or of a free bet that does not come back. */
            possible_return: components["schemas"]["Amount"];
            /**
             * @description What the player had chosen.
             * @enum {string}
             */
            price_changes: "none" | "higher" | "any";
            /** @description Why it was not taken. */
            refusal?: {
                /** @description What it would be taken at, in ten-thousandths, selection by selection. */
                odds?: number[];
                /** @description A code of a selection; excluded; limit; bonus_kind, bonus_odds or free_bet_odds. */
                reason: string;
            };
            /** @description What its settlement gave, without what was cashed out. */
            returned?: components["schemas"]["Amount"];
            /** @description In the order of the slip. */
            selections: components["schemas"]["SportsBetSelection"][];
            /**
             * Format: date-time
             * @description When it was settled, or cashed out whole.
             */
            settled_at?: string;
            /** @description All in all. */
            stake: components["schemas"]["Amount"];
            /** @description How many stakes it is of. */
            stakes: number;
            /**
             * @description pending: the stake is taken, and it waits for its delay; reoffered: not taken, but it would be as the refusal says. A bet that was settled may be open again where the result was taken back.
             * @enum {string}
             */
            status: "pending" | "open" | "rejected" | "reoffered" | "settled" | "cashed_out";
            /** @description As in the slip. */
            system: string;
        };
        /** @description A leg of a bet. */
        SportsBetSelection: {
            competitors: components["schemas"]["SportsCompetitors"];
            /**
             * @description Who decided it in place of the feed.
             * @enum {string}
             */
            decided_by?: "operator";
            /** @description Id of the event in the feed. */
            event: string;
            /** @description What the event is called: both sides, or its own name; its id where it is not known. */
            event_name: string;
            event_status?: components["schemas"]["SportsEventStatus"];
            /** @description Stands in each line of a system. */
            is_banker: boolean;
            /** @description The event is in play now. */
            is_live: boolean;
            /** @description In ten-thousandths: what all selections of its event pay together, once, in place of their own odds. */
            joint_odds?: number;
            /** @description Its market with the specifiers. */
            line: string;
            /** @description What its market is called; the line where it is not known. */
            market_name: string;
            /** @description What it was taken at, in ten-thousandths. */
            odds: number;
            /** @description Id of the outcome. */
            outcome: string;
            /** @description What is bet on, by name; the id of the outcome where it is not known. */
            outcome_name: string;
            /** @description Each way: the part of the odds above one that a place pays. */
            place_part?: number;
            place_result?: components["schemas"]["LegResult"];
            result?: components["schemas"]["LegResult"];
            /** @description Version of the rules of its sport that it was taken under, as sports.getRules says it. */
            rules_version: string;
            score?: components["schemas"]["SportsScore"];
            /** @description Number of the sport in the feed. */
            sport: number;
            /**
             * Format: date-time
             * @description When the event begins.
             */
            starts_at?: string;
            tournament?: components["schemas"]["SportsEventTournament"];
            /** @description In ten-thousandths: what it would have been taken at, had its price not been boosted; a cash-out goes by it. */
            usual_odds?: number;
        };
        /** @description A selection whose price is boosted: for single bets that money pays, once a player. It says either the price or by how much. */
        SportsBoost: {
            /**
             * Format: date-time
             * @description Until when.
             */
            ends_at: string;
            /** @description With the one line at its usual prices. */
            event: components["schemas"]["SportsEvent"];
            /** @description What slips name it by. */
            id: string;
            /** @description Its market with the specifiers. */
            line: string;
            /** @description The largest stake at this price. */
            most_stake: components["schemas"]["Amount"];
            /** @description The price, in ten-thousandths; the usual one where that is as good. */
            odds?: number;
            /** @description Id of the outcome. */
            outcome: string;
            /** @description By so much more than at the usual price is won. */
            percent?: number;
        };
        /** @description Input of sports.cashOut. */
        SportsCashOutRequest: {
            /**
             * Format: uuid
             * @description Id of the offer.
             */
            offer: string;
        };
        /** @description The home side first. */
        SportsCompetitors: {
            /** @description Id in the feed. */
            id: string;
            /** @description Name. */
            name: string;
        }[];
        /** @description Input of sports.createBetsExport. */
        SportsCreateBetsExportRequest: {
            /**
             * Format: date
             * @description From this day.
             */
            date_from?: string;
            /**
             * Format: date
             * @description To this day.
             */
            date_to?: string;
        };
        /** @description A match, or a stage with a field of its own. */
        SportsEvent: {
            competitors: components["schemas"]["SportsCompetitors"];
            /** @description Id in the feed. */
            id: string;
            /** @description In play. */
            is_live: boolean;
            /** @description Lines that are priced, by market: of one event all, of many who wins and the most even total. */
            markets: components["schemas"]["SportsLine"][];
            /** @description How many lines are priced. */
            markets_count: number;
            /** @description What it is called: both sides, or its own name. */
            name: string;
            score?: components["schemas"]["SportsScore"];
            /** @description Number of the sport. */
            sport: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            status: components["schemas"]["SportsEventStatus"];
            tournament: components["schemas"]["SportsEventTournament"];
            /** @description Grows with each change of its prices or score. */
            version: number;
        };
        /**
         * @description How an event goes.
         * @enum {string}
         */
        SportsEventStatus: "not_started" | "live" | "suspended" | "ended" | "closed" | "cancelled" | "delayed" | "interrupted" | "postponed" | "abandoned";
        /** @description What an event belongs to. */
        SportsEventTournament: {
            /** @description Name of its country or tour. */
            category?: string;
            /** @description Id in the feed. */
            id: string;
            /** @description Name. */
            name: string;
        };
        /** @description The sportsbook of a third party that is open. */
        SportsLaunch: {
            /**
             * @description For money, or to look at it.
             * @enum {string}
             */
            mode: "real" | "guest";
            /** @description Where its frame leads, at the origin that the site allows frames of. */
            url: string;
        };
        /** @description Input of sports.launch. */
        SportsLaunchRequest: {
            /**
             * @description How the player reads prices.
             * @enum {string}
             */
            odds: "decimal" | "fractional" | "american" | "hong_kong" | "malay" | "indonesian";
            /** @description The place in it that is opened, as addresses of betting name it: /live, /event/match-42. Its first page if left out. */
            path?: string;
            /**
             * @description Side of light and dark that the page is on.
             * @enum {string}
             */
            scheme: "light" | "dark";
        };
        /** @description A market with its specifiers. */
        SportsLine: {
            /** @description Groups of the feed that its market belongs to: all, score, 1st_half, corners. */
            groups: string[];
            /** @description Takes no bets for now, and shows its odds. */
            is_suspended: boolean;
            /** @description By what bets name it: 18?total=2.5. */
            line: string;
            /** @description Number of the market in the feed. */
            market: number;
            /** @description Name. */
            name: string;
            outcomes: {
                /** @description Id in the feed. */
                id: string;
                /** @description May be bet on while the line is not suspended. */
                is_active: boolean;
                /** @description Name. */
                name: string;
                /** @description In ten-thousandths: 19100 is 1.91. */
                odds: number;
            }[];
            /**
             * @description Why it is suspended. stopped: by who prices it; silent: who prices it does not answer; late: what it says comes too late; recovering: what was missed is being made up for.
             * @enum {string}
             */
            why?: "stopped" | "silent" | "late" | "recovering";
        };
        /** @description Input of sports.placebet. */
        SportsPlacebetRequest: {
            /** @description Number of the free bet that is its stake in place of money. */
            free_bet?: number;
            /**
             * @description Which prices are taken that have changed since: none, better ones, or each.
             * @default none
             * @enum {string}
             */
            price_changes?: "none" | "higher" | "any";
            /**
             * @description What is played with, where real and bonus money are isolated; own money first if left out.
             * @enum {string}
             */
            purse?: "main" | "bonus";
            /**
             * Format: uuid
             * @description Id of the quote.
             */
            quote: string;
            /** @description On each line, a decimal number; left out with a free bet alone. */
            stake?: string;
        };
        /** @description Input of sports.quote. */
        SportsQuoteRequest: {
            /** @description Of who is not signed in. */
            currency?: string;
            /** @description Number of the free bet that would be its stake; no stake is looked at then. */
            free_bet?: number;
            slip: components["schemas"]["Slip"];
            /** @description On each line, a decimal number: the answer says what that may return. */
            stake?: string;
        };
        /** @description Input of sports.removeFavourite. */
        SportsRemoveFavouriteRequest: {
            /** @description Its id in the feed. */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "event" | "tournament";
        };
        /** @description How it stands. All values are texts, to be shown from left to right. */
        SportsScore: {
            /** @description Of the away side. */
            away?: string;
            /** @description Of the match: 62:05. */
            clock?: string;
            /** @description Of the home side. */
            home?: string;
            /** @description What is being played. */
            period?: string;
            /** @description From the first. */
            periods: {
                /** @description Of the away side. */
                away: string;
                /** @description Of the home side. */
                home: string;
                /** @description From 1. */
                number: number;
            }[];
            /** @description What else is counted. */
            statistics: {
                /** @description In words of the feed: home_corners, current_server. */
                name: string;
                /** @description How many. */
                value: string;
            }[];
        };
        /** @description A league, a cup, a tour. */
        SportsTournament: {
            /** @description How many are to come. */
            coming: number;
            /** @description Id in the feed. */
            id: string;
            /** @description How many events are in play. */
            live: number;
            /** @description Name. */
            name: string;
            /** @description Number of the sport. */
            sport: number;
        };
        /**
         * Format: date-time
         * @description When a payment came to a status.
         */
        StatusTime: string;
        /** @description Input of storage.set. */
        StorageSetRequest: {
            /** @description Name. */
            key: string;
            /** @description Value of at most 4000 characters, under at most 100 keys; an empty one is forgotten. */
            value: string;
        };
        /** @description Value that the browser keeps on the server for the player. */
        StoredValue: {
            /** @description Name. */
            key: string;
            /** @description Value, or null when nothing is kept under the key. */
            value: string | null;
        };
        /** @description The call did what it was asked to do. */
        Success: {
            /**
             * @description 1 means success.
             * @constant
             */
            value: 1;
        };
        /** @description Input of support.sendFeedback. */
        SupportSendFeedbackRequest: {
            /** @description Where to answer. */
            email?: string;
            /** @description What is written. */
            message: string;
            /** @description Who writes. */
            name?: string;
            /** @description Subject. */
            subject?: string;
        };
        /** @description Which chat to show. */
        SupportSettings: {
            /** @description Chosen chat provider; null shows none. */
            chat?: string | null;
            /** @description Settings, by provider. */
            config: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Contest among players. */
        Tournament: {
            description?: components["schemas"]["ContentFields"];
            /** @description Anything else that editors have put there. */
            extra?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it ends.
             */
            finished_at?: string;
            /** @description Games that count. */
            games_count: number;
            /** @description Number of the tournament. */
            id: number;
            /** @description Address of the picture. */
            image_url?: string;
            /** @description What is won, by place. */
            prizes?: components["schemas"]["TournamentPrize"][];
            /** @description Sysname of the provider whose games count. */
            provider?: string;
            /** @description A withdrawal takes the points away. */
            reset_on_cashout?: boolean;
            /** @description Who may take part. */
            restrictions?: {
                /** @description A contact of the player is confirmed. */
                confirmed?: boolean;
                /** @description Countries of the players. */
                countries?: string[];
                /** @description All deposits of the player together. */
                min_deposit?: components["schemas"]["Amount"];
            };
            rules?: components["schemas"]["TournamentRules"];
            /** @description Seconds until it starts, or ends where it has started. */
            seconds_left?: number;
            /**
             * Format: date-time
             * @description When it starts.
             */
            started_at?: string;
            /**
             * @description When it is.
             * @enum {string}
             */
            status: "future" | "active" | "finished";
            /** @description Words to group by. */
            tags: string[];
            /** @description Players that take part. */
            total_participants: number;
            /** @description Points of all players together. */
            total_points: number;
            /** @description All prizes together. */
            total_prize: components["schemas"]["Amount"];
            /** @description Where the player stands. */
            user_info?: {
                /** @description What a free bet that the place wins stakes. */
                free_bet?: components["schemas"]["Amount"];
                /** @description Takes part. */
                is_participant: boolean;
                /** @description From 1, by the points so far; none without points. */
                place?: number;
                /** @description Points. */
                points?: number;
                /** @description Money that the place wins. */
                prize?: components["schemas"]["Amount"];
                /**
                 * @description Why the player cannot take part; left out where they can, and where nobody is signed in.
                 * @enum {string}
                 */
                refusal?: "over" | "country" | "confirmed" | "deposit" | "currency";
                /** @description Free spins that the place wins. */
                spins?: number;
                /** @description The prize was won and could not be given. */
                withheld?: boolean;
            };
            /** @description The first places, by the points so far; at the end of a finished tournament. */
            winners: components["schemas"]["TournamentLine"][];
        };
        /** @description Line of the table. */
        TournamentLine: {
            /** @description Name that other players see. */
            fakename: string;
            /** @description What a free bet that the place wins stakes. */
            free_bet?: components["schemas"]["Amount"];
            /** @description It is the player who asks. */
            is_own?: boolean;
            /** @description From 1. */
            place: number;
            /** @description Points. */
            points?: number;
            /** @description Money that the place wins. */
            prize?: components["schemas"]["Amount"];
            /** @description Free spins that the place wins. */
            spins?: number;
        };
        /** @description What each of some places wins. */
        TournamentPrize: {
            /** @description The money, or what the free bet stakes. */
            amount?: components["schemas"]["Amount"];
            /** @description Days until a bonus, spins or a free bet burn. */
            days?: number;
            /** @description First place. */
            from: number;
            /** @description Sysname of the game that they are for. */
            game?: string;
            /** @description Name of that game. */
            game_name?: string;
            /** @description Whether what the free bet wins is paid with its stake. */
            is_stake_returned?: boolean;
            /**
             * @description Real money, a bonus, free spins, or a free bet.
             * @enum {string}
             */
            kind: "money" | "bonus" | "spins" | "free_bet";
            /** @description How many places they are. */
            places: number;
            /** @description Number of free spins. */
            spins?: number;
            /** @description What each spin is worth. */
            stake?: components["schemas"]["Amount"];
            /** @description Last place. */
            to: number;
            /** @description How many times a bonus must be staked. */
            wagering?: number;
        };
        /** @description What brings points. */
        TournamentRules: {
            /**
             * @description turnover: a point for each unit of the currency that is staked; factor: a hundred times what the best round won for each unit of its stake; win: a point for each unit that the best round won.
             * @enum {string}
             */
            by: "turnover" | "factor" | "win";
            /** @description Currency that the points are counted in. */
            currency: string;
            /** @description Rounds that are staked with less bring nothing. */
            least_stake?: components["schemas"]["Amount"];
            /** @description What a round wins above so many times its stake brings nothing. */
            most_factor?: number;
        };
        /** @description Input of tournaments.participate. */
        TournamentsParticipateRequest: {
            /** @description Number of the tournament. */
            tournament_id: number;
        };
        /** @description State of the two-factor option. */
        TwoFactorState: {
            /** @description Seconds until a code can be sent again. */
            resend_time?: number;
            /** @description Sign-in asks for a code. */
            two_factor_auth?: boolean;
            /**
             * @description 1 means success.
             * @constant
             */
            value: 1;
        };
        /** @description File that was handed in. */
        UploadedFile: {
            /** @description Size in bytes. */
            bytes: number;
            /**
             * Format: date-time
             * @description When it was handed in.
             */
            created_at: string;
            /** @description Id of the file. */
            id: string;
            /** @description Name of the file at the player's. */
            name: string;
            /**
             * @description What it shows.
             * @enum {string}
             */
            purpose: "identity" | "address" | "payment";
        };
        /** @description Input of verification.getAccessToken. */
        VerificationGetAccessTokenRequest: {
            /** @description Action at the provider. */
            externalActionId?: string;
        };
        /** @description Input of verification.removeFile. */
        VerificationRemoveFileRequest: {
            /** @description The file. */
            id: string;
        };
        /** @description Where the verification stands. */
        VerificationStatus: {
            /** @description Documents may be handed in; not once it is completed or finally rejected. */
            can_retry: boolean;
            /**
             * Format: date-time
             * @description When the provider decided.
             */
            decided_at?: string;
            /** @description What was handed in. */
            files: components["schemas"]["UploadedFile"][];
            /** @description Why something has to be changed, as a code that the messages turn into words. */
            reason?: string;
            /**
             * @description Step of the verification.
             * @enum {string}
             */
            status: "start" | "verification" | "completed" | "change";
        };
        /** @description Input of verification.uploadFile. */
        VerificationUploadFileRequest: {
            /** @description The file; JPEG, PNG, WebP or PDF, at most 10 MB (10,000,000 bytes). */
            file: string;
            /**
             * @description What it shows.
             * @enum {string}
             */
            purpose: "identity" | "address" | "payment";
        };
        /** @description Win to show to everyone. */
        Winner: {
            amount: components["schemas"]["Amount"];
            /** @description Which cycle of the level it has ended. */
            cycle?: number;
            /** @description Name that other players see, most of it hidden. */
            fakename: string;
            game?: components["schemas"]["Game"];
            /** @description Number of the win. */
            id: number;
            /** @description Name of the jackpot. */
            jackpot?: string;
            /** @description Name of the jackpot in addresses. */
            jackpot_id?: string;
            /** @description Name of its level to show. */
            level?: string;
            /** @description Number of the round that has won it. */
            round?: number;
            /** @description Of which it was drawn; its SHA-256 was shown before. */
            secret?: string;
            /**
             * Format: date-time
             * @description When.
             */
            won_at: string;
        };
        /** @description How money can be paid out. */
        WithdrawSettings: {
            /** @description What can be paid out now. */
            available?: components["schemas"]["Amount"];
            methods: components["schemas"]["PaymentMethod"][];
            /** @description What the player owes, for money of a deposit went back after it was spent; nothing is paid out until it is paid. */
            owed?: components["schemas"]["Amount"];
        };
    };
    responses: {
        /** @description The call was understood, but the platform could not do it. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The call was not understood or is not allowed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Done. */
        Success: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    response: components["schemas"]["Success"];
                };
            };
        };
    };
    parameters: {
        /** @description Locale of the page that calls; may be left out here. */
        AnyLocale: string;
        /** @description Version of the API; may be left out here. */
        AnyVersion: 1;
        /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
        Form: string;
        /** @description New random value for every command of the player; the same again when it is sent again. */
        IdempotencyKey: string;
        /** @description Locale of the page that calls; words of the answer are in it. */
        Locale: string;
        /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
        NonStrict: boolean;
        /** @description Version of the API. */
        Version: 1;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccessToken = components['schemas']['AccessToken'];
export type AccountAddcontactRequest = components['schemas']['AccountAddcontactRequest'];
export type AccountChangefakenameRequest = components['schemas']['AccountChangefakenameRequest'];
export type AccountChangelocaleRequest = components['schemas']['AccountChangelocaleRequest'];
export type AccountChangepasswordRequest = components['schemas']['AccountChangepasswordRequest'];
export type AccountChangeSubscriptionRequest = components['schemas']['AccountChangeSubscriptionRequest'];
export type AccountChangeTwoFactorAuthRequest = components['schemas']['AccountChangeTwoFactorAuthRequest'];
export type AccountCloseRequest = components['schemas']['AccountCloseRequest'];
export type AccountConfirmAuthenticatorRequest = components['schemas']['AccountConfirmAuthenticatorRequest'];
export type AccountConfirmContactRequest = components['schemas']['AccountConfirmContactRequest'];
export type AccountConfirmTwoFactorAuthRequest = components['schemas']['AccountConfirmTwoFactorAuthRequest'];
export type AccountEndSessionRequest = components['schemas']['AccountEndSessionRequest'];
export type AccountExcludeSelfRequest = components['schemas']['AccountExcludeSelfRequest'];
export type AccountInfo = components['schemas']['AccountInfo'];
export type AccountLimitRequest = components['schemas']['AccountLimitRequest'];
export type AccountProvenByCodeRequest = components['schemas']['AccountProvenByCodeRequest'];
export type AccountRemoveSocialRequest = components['schemas']['AccountRemoveSocialRequest'];
export type AccountSaveProfileInfoRequest = components['schemas']['AccountSaveProfileInfoRequest'];
export type AccountSendconfirmationtocontactRequest = components['schemas']['AccountSendconfirmationtocontactRequest'];
export type AccountSetCurrencyRequest = components['schemas']['AccountSetCurrencyRequest'];
export type AccountSetDepositLimitRequest = components['schemas']['AccountSetDepositLimitRequest'];
export type AccountSetLimitRequest = components['schemas']['AccountSetLimitRequest'];
export type AccountSetRealityCheckRequest = components['schemas']['AccountSetRealityCheckRequest'];
export type AccountStartAuthenticatorRequest = components['schemas']['AccountStartAuthenticatorRequest'];
export type AccountUnsubscribeRequest = components['schemas']['AccountUnsubscribeRequest'];
export type ActivatedOffer = components['schemas']['ActivatedOffer'];
export type ActivatedPromotion = components['schemas']['ActivatedPromotion'];
export type Amount = components['schemas']['Amount'];
export type Applicant = components['schemas']['Applicant'];
export type Authenticator = components['schemas']['Authenticator'];
export type AuthenticatorSetup = components['schemas']['AuthenticatorSetup'];
export type AuthFinishRegistrationRequest = components['schemas']['AuthFinishRegistrationRequest'];
export type AuthLoginRequest = components['schemas']['AuthLoginRequest'];
export type AuthRegisterRequest = components['schemas']['AuthRegisterRequest'];
export type AuthRestoreRequest = components['schemas']['AuthRestoreRequest'];
export type Balance = components['schemas']['Balance'];
export type Bank = components['schemas']['Bank'];
export type Banner = components['schemas']['Banner'];
export type BetsExport = components['schemas']['BetsExport'];
export type BettingBonus = components['schemas']['BettingBonus'];
export type BettingBonusesActivateRequest = components['schemas']['BettingBonusesActivateRequest'];
export type BettingBonusesRemoveRequest = components['schemas']['BettingBonusesRemoveRequest'];
export type BettingRulesAnswer = components['schemas']['BettingRulesAnswer'];
export type Bonus = components['schemas']['Bonus'];
export type BonusesActivateRequest = components['schemas']['BonusesActivateRequest'];
export type BonusesDeactivateRequest = components['schemas']['BonusesDeactivateRequest'];
export type BonusesRemoveRequest = components['schemas']['BonusesRemoveRequest'];
export type BroughtByDeposit = components['schemas']['BroughtByDeposit'];
export type CampaignsActivateOfferRequest = components['schemas']['CampaignsActivateOfferRequest'];
export type CampaignsCheckPromocodeRequest = components['schemas']['CampaignsCheckPromocodeRequest'];
export type CampaignsTakepromotionsRequest = components['schemas']['CampaignsTakepromotionsRequest'];
export type Cashback = components['schemas']['Cashback'];
export type CashbacksPayoutRequest = components['schemas']['CashbacksPayoutRequest'];
export type CashbacksRemoveRequest = components['schemas']['CashbacksRemoveRequest'];
export type CashierCanceldepositRequest = components['schemas']['CashierCanceldepositRequest'];
export type CashierCancelwithdrawalRequest = components['schemas']['CashierCancelwithdrawalRequest'];
export type CashierMakedepositRequest = components['schemas']['CashierMakedepositRequest'];
export type CashierMakewithdrawalRequest = components['schemas']['CashierMakewithdrawalRequest'];
export type ChatIdentity = components['schemas']['ChatIdentity'];
export type ChatStoreChatEventRequest = components['schemas']['ChatStoreChatEventRequest'];
export type Closing = components['schemas']['Closing'];
export type CodeSent = components['schemas']['CodeSent'];
export type ConsentsKeepRequest = components['schemas']['ConsentsKeepRequest'];
export type Contact = components['schemas']['Contact'];
export type ContentFields = components['schemas']['ContentFields'];
export type CountedSport = components['schemas']['CountedSport'];
export type CurrencyRate = components['schemas']['CurrencyRate'];
export type CurrencyRates = components['schemas']['CurrencyRates'];
export type DepositLimit = components['schemas']['DepositLimit'];
export type DepositSettings = components['schemas']['DepositSettings'];
export type DepositStarted = components['schemas']['DepositStarted'];
export type DeviceSession = components['schemas']['DeviceSession'];
export type ExceptionType = components['schemas']['ExceptionType'];
export type Failure = components['schemas']['Failure'];
export type FieldError = components['schemas']['FieldError'];
export type FreeBet = components['schemas']['FreeBet'];
export type FreespinPack = components['schemas']['FreespinPack'];
export type Game = components['schemas']['Game'];
export type GameCategory = components['schemas']['GameCategory'];
export type GameHistoryExport = components['schemas']['GameHistoryExport'];
export type GameHistoryItem = components['schemas']['GameHistoryItem'];
export type GameLaunch = components['schemas']['GameLaunch'];
export type GameRound = components['schemas']['GameRound'];
export type GamesAddLikeRequest = components['schemas']['GamesAddLikeRequest'];
export type GamesCreatehistoryexportrequestRequest = components['schemas']['GamesCreatehistoryexportrequestRequest'];
export type GameSession = components['schemas']['GameSession'];
export type GamesLaunchRequest = components['schemas']['GamesLaunchRequest'];
export type GamesRemoveLikeRequest = components['schemas']['GamesRemoveLikeRequest'];
export type GameStakes = components['schemas']['GameStakes'];
export type GameTerms = components['schemas']['GameTerms'];
export type GameTransaction = components['schemas']['GameTransaction'];
export type GeneralInfo = components['schemas']['GeneralInfo'];
export type HeadData = components['schemas']['HeadData'];
export type IdentityDocument = components['schemas']['IdentityDocument'];
export type Jackpot = components['schemas']['Jackpot'];
export type JackpotLevel = components['schemas']['JackpotLevel'];
export type JoinedServices = components['schemas']['JoinedServices'];
export type LeaderboardEntry = components['schemas']['LeaderboardEntry'];
export type LegResult = components['schemas']['LegResult'];
export type LimitKind = components['schemas']['LimitKind'];
export type Locale = components['schemas']['Locale'];
export type LocaleList = components['schemas']['LocaleList'];
export type LoyaltyAcknowledgeRequest = components['schemas']['LoyaltyAcknowledgeRequest'];
export type LoyaltyBalance = components['schemas']['LoyaltyBalance'];
export type LoyaltyBuyproductRequest = components['schemas']['LoyaltyBuyproductRequest'];
export type LoyaltyCharacter = components['schemas']['LoyaltyCharacter'];
export type LoyaltyEntry = components['schemas']['LoyaltyEntry'];
export type LoyaltyInfo = components['schemas']['LoyaltyInfo'];
export type LoyaltyJoinquestRequest = components['schemas']['LoyaltyJoinquestRequest'];
export type LoyaltyLevel = components['schemas']['LoyaltyLevel'];
export type LoyaltyNotification = components['schemas']['LoyaltyNotification'];
export type LoyaltyOrder = components['schemas']['LoyaltyOrder'];
export type LoyaltyPlace = components['schemas']['LoyaltyPlace'];
export type LoyaltyProduct = components['schemas']['LoyaltyProduct'];
export type LoyaltyProgram = components['schemas']['LoyaltyProgram'];
export type LoyaltyQuest = components['schemas']['LoyaltyQuest'];
export type LoyaltySetcharacterRequest = components['schemas']['LoyaltySetcharacterRequest'];
export type LoyaltyStep = components['schemas']['LoyaltyStep'];
export type Messages = components['schemas']['Messages'];
export type MissingForPayment = components['schemas']['MissingForPayment'];
export type Offer = components['schemas']['Offer'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentRecord = components['schemas']['PaymentRecord'];
export type PaymentRedirect = components['schemas']['PaymentRedirect'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PersonalDataField = components['schemas']['PersonalDataField'];
export type PhoneCountryOption = components['schemas']['PhoneCountryOption'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type PlayerSessions = components['schemas']['PlayerSessions'];
export type Popup = components['schemas']['Popup'];
export type Profile = components['schemas']['Profile'];
export type ProfileSaved = components['schemas']['ProfileSaved'];
export type Progress = components['schemas']['Progress'];
export type PromisedWinnings = components['schemas']['PromisedWinnings'];
export type PromoCodeCheck = components['schemas']['PromoCodeCheck'];
export type Promotion = components['schemas']['Promotion'];
export type PromotionContent = components['schemas']['PromotionContent'];
export type Provider = components['schemas']['Provider'];
export type PushSettings = components['schemas']['PushSettings'];
export type PushSubscribeRequest = components['schemas']['PushSubscribeRequest'];
export type PushUnsubscribeRequest = components['schemas']['PushUnsubscribeRequest'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type Registered = components['schemas']['Registered'];
export type ResponsibleGaming = components['schemas']['ResponsibleGaming'];
export type RestoreResult = components['schemas']['RestoreResult'];
export type ReturnComputation = components['schemas']['ReturnComputation'];
export type SignedIn = components['schemas']['SignedIn'];
export type Slip = components['schemas']['Slip'];
export type SlipCode = components['schemas']['SlipCode'];
export type SlipQuote = components['schemas']['SlipQuote'];
export type SlipSelection = components['schemas']['SlipSelection'];
export type SplitAmount = components['schemas']['SplitAmount'];
export type Sport = components['schemas']['Sport'];
export type SportsAddFavouriteRequest = components['schemas']['SportsAddFavouriteRequest'];
export type SportsBet = components['schemas']['SportsBet'];
export type SportsBetSelection = components['schemas']['SportsBetSelection'];
export type SportsBoost = components['schemas']['SportsBoost'];
export type SportsCashOutRequest = components['schemas']['SportsCashOutRequest'];
export type SportsCompetitors = components['schemas']['SportsCompetitors'];
export type SportsCreateBetsExportRequest = components['schemas']['SportsCreateBetsExportRequest'];
export type SportsEvent = components['schemas']['SportsEvent'];
export type SportsEventStatus = components['schemas']['SportsEventStatus'];
export type SportsEventTournament = components['schemas']['SportsEventTournament'];
export type SportsLaunch = components['schemas']['SportsLaunch'];
export type SportsLaunchRequest = components['schemas']['SportsLaunchRequest'];
export type SportsLine = components['schemas']['SportsLine'];
export type SportsPlacebetRequest = components['schemas']['SportsPlacebetRequest'];
export type SportsQuoteRequest = components['schemas']['SportsQuoteRequest'];
export type SportsRemoveFavouriteRequest = components['schemas']['SportsRemoveFavouriteRequest'];
export type SportsScore = components['schemas']['SportsScore'];
export type SportsTournament = components['schemas']['SportsTournament'];
export type StatusTime = components['schemas']['StatusTime'];
export type StorageSetRequest = components['schemas']['StorageSetRequest'];
export type StoredValue = components['schemas']['StoredValue'];
export type Success = components['schemas']['Success'];
export type SupportSendFeedbackRequest = components['schemas']['SupportSendFeedbackRequest'];
export type SupportSettings = components['schemas']['SupportSettings'];
export type Tournament = components['schemas']['Tournament'];
export type TournamentLine = components['schemas']['TournamentLine'];
export type TournamentPrize = components['schemas']['TournamentPrize'];
export type TournamentRules = components['schemas']['TournamentRules'];
export type TournamentsParticipateRequest = components['schemas']['TournamentsParticipateRequest'];
export type TwoFactorState = components['schemas']['TwoFactorState'];
export type UploadedFile = components['schemas']['UploadedFile'];
export type VerificationGetAccessTokenRequest = components['schemas']['VerificationGetAccessTokenRequest'];
export type VerificationRemoveFileRequest = components['schemas']['VerificationRemoveFileRequest'];
export type VerificationStatus = components['schemas']['VerificationStatus'];
export type VerificationUploadFileRequest = components['schemas']['VerificationUploadFileRequest'];
export type Winner = components['schemas']['Winner'];
export type WithdrawSettings = components['schemas']['WithdrawSettings'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseSuccess = components['responses']['Success'];
export type ParameterAnyLocale = components['parameters']['AnyLocale'];
export type ParameterAnyVersion = components['parameters']['AnyVersion'];
export type ParameterForm = components['parameters']['Form'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterNonStrict = components['parameters']['NonStrict'];
export type ParameterVersion = components['parameters']['Version'];
export type $defs = Record<string, never>;
export interface operations {
    "chat.storeChatEvent": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Controller of the chat provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChatStoreChatEventRequest"];
                "multipart/form-data": components["schemas"]["ChatStoreChatEventRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.addcontact": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountAddcontactRequest"];
                "multipart/form-data": components["schemas"]["AccountAddcontactRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.cancelDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositLimit"];
                    };
                };
            };
        };
    };
    "account.cancelLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountLimitRequest"];
                "multipart/form-data": components["schemas"]["AccountLimitRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositLimit"];
                    };
                };
            };
        };
    };
    "account.changefakename": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountChangefakenameRequest"];
                "multipart/form-data": components["schemas"]["AccountChangefakenameRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.changelocale": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountChangelocaleRequest"];
                "multipart/form-data": components["schemas"]["AccountChangelocaleRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.changepassword": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountChangepasswordRequest"];
                "multipart/form-data": components["schemas"]["AccountChangepasswordRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.changeSubscription": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountChangeSubscriptionRequest"];
                "multipart/form-data": components["schemas"]["AccountChangeSubscriptionRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.changeTwoFactorAuth": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountChangeTwoFactorAuthRequest"];
                "multipart/form-data": components["schemas"]["AccountChangeTwoFactorAuthRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["TwoFactorState"];
                    };
                };
            };
        };
    };
    "account.close": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountCloseRequest"];
                "multipart/form-data": components["schemas"]["AccountCloseRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.confirmAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountConfirmAuthenticatorRequest"];
                "multipart/form-data": components["schemas"]["AccountConfirmAuthenticatorRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
    };
    "account.confirmContact": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountConfirmContactRequest"];
                "multipart/form-data": components["schemas"]["AccountConfirmContactRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.confirmDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositLimit"];
                    };
                };
            };
        };
    };
    "account.confirmLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountLimitRequest"];
                "multipart/form-data": components["schemas"]["AccountLimitRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositLimit"];
                    };
                };
            };
        };
    };
    "account.confirmTwoFactorAuth": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountConfirmTwoFactorAuthRequest"];
                "multipart/form-data": components["schemas"]["AccountConfirmTwoFactorAuthRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["TwoFactorState"];
                    };
                };
            };
        };
    };
    "account.endOtherSessions": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.endSession": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountEndSessionRequest"];
                "multipart/form-data": components["schemas"]["AccountEndSessionRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.excludeSelf": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountExcludeSelfRequest"];
                "multipart/form-data": components["schemas"]["AccountExcludeSelfRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.getAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["Authenticator"];
                    };
                };
            };
        };
    };
    "account.getBalance": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description What a provider calls a round whose end the player still watches: what it has won is left out. A round that is not known leaves out nothing. */
                unseen?: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["Balance"];
                    };
                };
            };
        };
    };
    "account.getClosing": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["Closing"];
                    };
                };
            };
        };
    };
    "account.getContactPhoneSettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["PhoneCountryOption"][];
                    };
                };
            };
        };
    };
    "account.getcurrencyrates": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["CurrencyRates"];
                    };
                };
            };
        };
    };
    "account.getDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositLimit"];
                    };
                };
            };
        };
    };
    "account.getInfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["AccountInfo"];
                    };
                };
            };
        };
    };
    "account.getPersonalDataFields": {
        parameters: {
            query: {
                /** @description ISO 3166-1 alpha-2; the country of the caller if left out. */
                country?: string;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["PersonalDataField"][];
                    };
                };
            };
        };
    };
    "account.getprofileinfo": {
        parameters: {
            query: {
                /** @description contacts, document, or both. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    "account.getResponsibleGaming": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Instant from which net_position is counted, at most 31 days ago; the last 24 hours if left out. */
                since?: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["ResponsibleGaming"];
                    };
                };
            };
        };
    };
    "account.getSessions": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["PlayerSessions"];
                    };
                };
            };
        };
    };
    "account.getSocials": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["JoinedServices"];
                    };
                };
            };
        };
    };
    "account.removeAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountProvenByCodeRequest"];
                "multipart/form-data": components["schemas"]["AccountProvenByCodeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.removeSocial": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountRemoveSocialRequest"];
                "multipart/form-data": components["schemas"]["AccountRemoveSocialRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.renewRecoveryCodes": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountProvenByCodeRequest"];
                "multipart/form-data": components["schemas"]["AccountProvenByCodeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
    };
    "account.saveProfileInfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountSaveProfileInfoRequest"];
                "multipart/form-data": components["schemas"]["AccountSaveProfileInfoRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["ProfileSaved"];
                    };
                };
            };
        };
    };
    "account.sendconfirmationtocontact": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountSendconfirmationtocontactRequest"];
                "multipart/form-data": components["schemas"]["AccountSendconfirmationtocontactRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["CodeSent"];
                    };
                };
            };
        };
    };
    "account.setCurrency": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountSetCurrencyRequest"];
                "multipart/form-data": components["schemas"]["AccountSetCurrencyRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.setDepositLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountSetDepositLimitRequest"];
                "multipart/form-data": components["schemas"]["AccountSetDepositLimitRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositLimit"];
                    };
                };
            };
        };
    };
    "account.setLimit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountSetLimitRequest"];
                "multipart/form-data": components["schemas"]["AccountSetLimitRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositLimit"];
                    };
                };
            };
        };
    };
    "account.setRealityCheck": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountSetRealityCheckRequest"];
                "multipart/form-data": components["schemas"]["AccountSetRealityCheckRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.setUserOnVerification": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "account.startAuthenticator": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountStartAuthenticatorRequest"];
                "multipart/form-data": components["schemas"]["AccountStartAuthenticatorRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["AuthenticatorSetup"];
                    };
                };
            };
        };
    };
    "account.unsubscribe": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountUnsubscribeRequest"];
                "multipart/form-data": components["schemas"]["AccountUnsubscribeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "auth.finishRegistration": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthFinishRegistrationRequest"];
                "multipart/form-data": components["schemas"]["AuthFinishRegistrationRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["Registered"];
                    };
                };
            };
        };
    };
    "auth.login": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthLoginRequest"];
                "multipart/form-data": components["schemas"]["AuthLoginRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["SignedIn"];
                    };
                };
            };
        };
    };
    "auth.logout": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "auth.register": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthRegisterRequest"];
                "multipart/form-data": components["schemas"]["AuthRegisterRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["Registered"];
                    };
                };
            };
        };
    };
    "auth.restore": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthRestoreRequest"];
                "multipart/form-data": components["schemas"]["AuthRestoreRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["RestoreResult"];
                    };
                };
            };
        };
    };
    "banners.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides id and isExist; all of them if left out. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Banner"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "BettingBonuses.activate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BettingBonusesActivateRequest"];
                "multipart/form-data": components["schemas"]["BettingBonusesActivateRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "BettingBonuses.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides the constant ones. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["BettingBonus"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "BettingBonuses.remove": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BettingBonusesRemoveRequest"];
                "multipart/form-data": components["schemas"]["BettingBonusesRemoveRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "bonuses.activate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BonusesActivateRequest"];
                "multipart/form-data": components["schemas"]["BonusesActivateRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "bonuses.deactivate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BonusesDeactivateRequest"];
                "multipart/form-data": components["schemas"]["BonusesDeactivateRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "bonuses.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides the constant ones. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Which bonuses; open ones are all that are not over - available, active and paused. */
                status?: "all" | "open" | "available" | "active" | "paused" | "completed" | "expired" | "removed";
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Bonus"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "bonuses.remove": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BonusesRemoveRequest"];
                "multipart/form-data": components["schemas"]["BonusesRemoveRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "campaigns.activateOffer": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CampaignsActivateOfferRequest"];
                "multipart/form-data": components["schemas"]["CampaignsActivateOfferRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["ActivatedOffer"];
                    };
                };
            };
        };
    };
    "campaigns.checkPromocode": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CampaignsCheckPromocodeRequest"];
                "multipart/form-data": components["schemas"]["CampaignsCheckPromocodeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["PromoCodeCheck"];
                    };
                };
            };
        };
    };
    "campaigns.getoffers": {
        parameters: {
            query: {
                /** @description Sum in the currency of the account; of each offer is told what a deposit of it would bring. */
                amount?: string;
                /** @description trigger, description, promotions, or several of them. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number or name of the one offer to answer; all of them if left out. */
                id?: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Sysname of the payment method of that deposit. */
                method?: string;
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Offer"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "campaigns.takepromotions": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CampaignsTakepromotionsRequest"];
                "multipart/form-data": components["schemas"]["CampaignsTakepromotionsRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "cashbacks.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides the constant ones. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Direction of the order. */
                order?: "asc" | "desc";
                /** @description What to order by. */
                sort?: "end_date" | "id";
                /** @description Which cashbacks. */
                statuses?: ("active" | "paid_out")[];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Cashback"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "cashbacks.payout": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CashbacksPayoutRequest"];
                "multipart/form-data": components["schemas"]["CashbacksPayoutRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "cashbacks.remove": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CashbacksRemoveRequest"];
                "multipart/form-data": components["schemas"]["CashbacksRemoveRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "cashier.canceldeposit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CashierCanceldepositRequest"];
                "multipart/form-data": components["schemas"]["CashierCanceldepositRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "cashier.cancelwithdrawal": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CashierCancelwithdrawalRequest"];
                "multipart/form-data": components["schemas"]["CashierCancelwithdrawalRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "cashier.getbanks": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Sysname of the payment method. */
                method?: string;
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Bank"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "cashier.getdepositinfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number of the transaction. */
                id: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["PaymentRecord"];
                    };
                };
            };
        };
    };
    "cashier.getdepositsettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Sysname of the only payment method to answer; all of them if left out. */
                method?: string;
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositSettings"];
                    };
                };
            };
        };
    };
    "cashier.gethistory": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description From this day of the player’s jurisdiction. */
                date_from?: string;
                /** @description To this day, with it. */
                date_to?: string;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number of the only payment to answer; nothing is found where it is not the player's. */
                id?: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Which statuses. */
                statuses?: string[];
                /** @description Which direction. */
                type?: "deposit" | "withdrawal" | "all";
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["PaymentRecord"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "cashier.getwithdrawsettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Sysname of the only payment method to answer; all of them if left out. */
                method?: string;
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["WithdrawSettings"];
                    };
                };
            };
        };
    };
    "cashier.makedeposit": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CashierMakedepositRequest"];
                "multipart/form-data": components["schemas"]["CashierMakedepositRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["DepositStarted"];
                    };
                };
            };
        };
    };
    "cashier.makewithdrawal": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CashierMakewithdrawalRequest"];
                "multipart/form-data": components["schemas"]["CashierMakewithdrawalRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["PaymentRecord"];
                    };
                };
            };
        };
    };
    "consents.keep": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ConsentsKeepRequest"];
                "multipart/form-data": components["schemas"]["ConsentsKeepRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "events.stream": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Stream of events; each has a name and JSON data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "events.handle": {
        parameters: {
            query: {
                /** @description Name of the event. */
                event_name: string;
                /** @description Facts about it. */
                event_params?: string;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "freespins.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides the constant ones. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Which packs. */
                status?: "active" | "finished" | "expired" | "all";
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["FreespinPack"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "games.addLike": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GamesAddLikeRequest"];
                "multipart/form-data": components["schemas"]["GamesAddLikeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "games.createhistoryexportrequest": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GamesCreatehistoryexportrequestRequest"];
                "multipart/form-data": components["schemas"]["GamesCreatehistoryexportrequestRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["GameHistoryExport"];
                    };
                };
            };
        };
    };
    "games.downloadhistoryexport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number of the export. */
                id: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "games.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides sysname, name, provider and tags; all of them if left out. */
                fields?: ("image_url" | "type" | "kind" | "has_demo" | "features" | "categories" | "provider_name" | "return" | "volatility" | "released_on" | "is_new" | "stakes" | "description")[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description What else the games belong to. The games of a tournament. */
                options?: string;
                /** @description Direction of the order; names from A to Z, all else from the most, unless it is given. */
                order?: "asc" | "desc";
                /** @description Sysnames of providers; games of any of them. */
                providers?: string[];
                /** @description Words to look for in names, makers and tags, as far as they are typed, in any script, with a slip or two. */
                query?: string;
                /** @description What to order by: popular, after what editors put first; new, by release; name; return, return to player; volatility; recent, what the player who is signed in opened last, and nothing else. Left out: how well they fit the words that are looked for, else what the first category among the tags is ordered by, else popular. */
                sort?: "popular" | "new" | "name" | "return" | "volatility" | "recent";
                /** @description Only these games. */
                sysname?: string[];
                /** @description Categories by their ids, and tags; games that have all of them. */
                tags?: string[];
                /** @description Kinds of games; those of any of them. */
                types?: ("casino" | "slot" | "live" | "fast")[];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Game"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "games.getCategories": {
        parameters: {
            query: {
                /** @description Parts of the items to answer besides id and name; if left out, all of them but games, which are the first twelve of each category. */
                fields?: ("games_count" | "icon" | "sort" | "image_url" | "games")[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Sysnames of providers whose games are counted; all if left out. */
                providers?: string[];
                /** @description Categories by their ids, and tags, all of which a game has that is counted (games_count). */
                tags?: string[];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["GameCategory"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "games.getHistory": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description From this day of the player’s jurisdiction. */
                date_from?: string;
                /** @description To this day, with it. */
                date_to?: string;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Sysname of the only game. */
                game?: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Only rounds that go on, or that are over. */
                state?: "open" | "closed";
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["GameHistoryItem"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "games.gethistoryexportrequest": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number of the export; the last one if left out. */
                id?: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["GameHistoryExport"];
                    };
                };
            };
        };
    };
    "games.getHistoryExports": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["GameHistoryExport"][];
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "games.getHistoryGames": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["PlayedGame"][];
                        };
                    };
                };
            };
        };
    };
    "games.getLikes": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Likes of the player. */
                        response: {
                            /** @description Sysnames of the games. */
                            sysnames: string[];
                        };
                    };
                };
            };
        };
    };
    "games.getProviders": {
        parameters: {
            query: {
                /** @description Parts of the items to answer besides sysname; if left out, all of them but game_params. */
                fields?: ("name" | "games_count" | "image_url" | "game_params")[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Categories by their ids, and tags, all of which a game has that is counted; providers that have none stay, with 0. */
                tags?: string[];
                /** @description Kinds of games that they have here, and that are counted; all if left out. */
                types?: ("casino" | "slot" | "live" | "fast")[];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Provider"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "games.getRound": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Its number, or what its provider calls it. */
                round: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["GameRound"];
                    };
                };
            };
        };
    };
    "games.getSession": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["GameSession"];
                    };
                };
            };
        };
    };
    "games.getTerms": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description What would be played with, where real and bonus money are isolated; if left out, what the game would be opened with. */
                purse?: "main" | "bonus";
                /** @description Sysname of the game. */
                sysname: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["GameTerms"];
                    };
                };
            };
        };
    };
    "games.launch": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GamesLaunchRequest"];
                "multipart/form-data": components["schemas"]["GamesLaunchRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["GameLaunch"];
                    };
                };
            };
        };
    };
    "games.removeLike": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GamesRemoveLikeRequest"];
                "multipart/form-data": components["schemas"]["GamesRemoveLikeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "jackpots.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides the constant ones. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Only this one. */
                id?: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Jackpot"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "jackpots.getWinners": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Only of this jackpot. */
                id?: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Winner"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "leaderboard.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LeaderboardEntry"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "leaderboard.live": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LeaderboardEntry"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "leaderboard.top": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LeaderboardEntry"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "loyalty.acknowledge": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoyaltyAcknowledgeRequest"];
                "multipart/form-data": components["schemas"]["LoyaltyAcknowledgeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Numbers of the notices that this call has claimed. */
                        response: number[];
                    };
                };
            };
        };
    };
    "loyalty.buyproduct": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoyaltyBuyproductRequest"];
                "multipart/form-data": components["schemas"]["LoyaltyBuyproductRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["LoyaltyBalance"];
                    };
                };
            };
        };
    };
    "loyalty.getcharacters": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description The most items to answer. */
                limit?: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LoyaltyCharacter"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "loyalty.gethistory": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description The programme; the first that is offered to the player if left out. */
                sysname?: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LoyaltyEntry"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "loyalty.getinfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description The programme; the first that is offered to the player if left out. */
                sysname?: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["LoyaltyInfo"];
                    };
                };
            };
        };
    };
    "loyalty.getnotifications": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["LoyaltyNotification"][];
                    };
                };
            };
        };
    };
    "loyalty.getorders": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LoyaltyOrder"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "loyalty.getproducts": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description The programme; all that are offered if left out. */
                sysname?: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LoyaltyProduct"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "loyalty.getProgram": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Name in addresses. */
                sysname: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["LoyaltyProgram"];
                    };
                };
            };
        };
    };
    "loyalty.getPrograms": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["LoyaltyProgram"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "loyalty.joinquest": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoyaltyJoinquestRequest"];
                "multipart/form-data": components["schemas"]["LoyaltyJoinquestRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "loyalty.setcharacter": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoyaltySetcharacterRequest"];
                "multipart/form-data": components["schemas"]["LoyaltySetcharacterRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "metadata.get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Path of the page; the home page if left out. */
                path?: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["HeadData"];
                    };
                };
            };
        };
    };
    "metadata.getgeneralinfo": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["GeneralInfo"];
                    };
                };
            };
        };
    };
    "popups.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides id and sysname; all of them if left out. */
                fields?: string[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Popup"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "promotions.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Only the promotion of this number or name. */
                id?: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Promotion"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "push.getSettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["PushSettings"];
                    };
                };
            };
        };
    };
    "push.subscribe": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PushSubscribeRequest"];
                "multipart/form-data": components["schemas"]["PushSubscribeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "push.unsubscribe": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PushUnsubscribeRequest"];
                "multipart/form-data": components["schemas"]["PushUnsubscribeRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "sports.addFavourite": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SportsAddFavouriteRequest"];
                "multipart/form-data": components["schemas"]["SportsAddFavouriteRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "sports.cashOut": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SportsCashOutRequest"];
                "multipart/form-data": components["schemas"]["SportsCashOutRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            bet: components["schemas"]["SportsBet"];
                        };
                    };
                };
            };
        };
    };
    "sports.createBetsExport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SportsCreateBetsExportRequest"];
                "multipart/form-data": components["schemas"]["SportsCreateBetsExportRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["BetsExport"];
                    };
                };
            };
        };
    };
    "sports.getBet": {
        parameters: {
            query: {
                /** @description Its number. */
                bet: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            bet: components["schemas"]["SportsBet"];
                            /** @description Parts of it that were cashed out, one after another. */
                            cash_outs: {
                                amount: components["schemas"]["Amount"];
                                /**
                                 * Format: date-time
                                 * @description When.
                                 */
                                at: string;
                                /** @description Up to which share of the bet, in ten-thousandths. */
                                share: number;
                            }[];
                            computation?: components["schemas"]["ReturnComputation"];
                        };
                    };
                };
            };
        };
    };
    "sports.getBets": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description From this day of the player’s jurisdiction, on which they were placed or, where they are over, settled. */
                date_from?: string;
                /** @description To this day, with it. */
                date_to?: string;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Those that wait for something, or the others. */
                status?: "open" | "settled";
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["SportsBet"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                            /** @description Of all settled bets of the period. */
                            totals?: {
                                /** @description What they came back as, cashed out or settled. */
                                returned: components["schemas"]["Amount"];
                                /** @description What they were staked with. */
                                staked: components["schemas"]["Amount"];
                                /** @description The difference: below zero where more was lost. */
                                won: components["schemas"]["Amount"];
                            };
                        };
                    };
                };
            };
        };
    };
    "sports.getBetsExport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number of the export; the last one if left out. */
                id?: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["BetsExport"];
                    };
                };
            };
        };
    };
    "sports.getBetsExportFile": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number of the export. */
                id: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "sports.getBoosts": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["SportsBoost"][];
                        };
                    };
                };
            };
        };
    };
    "sports.getCashOut": {
        parameters: {
            query: {
                /** @description Its number. */
                bet: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description How much of it would be cashed out then, in ten-thousandths, with what was before. */
                share?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            /** @description What would be paid for that part. */
                            amount: components["schemas"]["Amount"];
                            /** @description Seconds that it waits before it is paid; 0 where nothing of the bet is in play. */
                            delay: number;
                            /**
                             * Format: date-time
                             * @description Until when.
                             */
                            expires_at: string;
                            /** @description What it is cashed out by. */
                            id: string;
                            /** @description Of the bet, in ten-thousandths, with what was cashed out before. */
                            share: number;
                        };
                    };
                };
            };
        };
    };
    "sports.getEvent": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Id of the event, as the feed has it (sr:match:42) or as addresses do (match-42). */
                id: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["SportsEvent"];
                    };
                };
            };
        };
    };
    "sports.getEvents": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Only those that begin then or later: a day of the reader has its own bounds. */
                from?: string;
                /** @description Only those that begin within so many hours. */
                hours?: number;
                /** @description 1: only those in play; 0: only those to come. */
                is_live?: boolean;
                /** @description 1: only those of tournaments that the operator shows first. */
                is_promoted?: boolean;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Number of the only sport. */
                sport?: number;
                /** @description Id of the only tournament, as the feed has it (sr:tournament:17) or as addresses do (tournament-17). */
                tournament?: string;
                /** @description Only those that begin before. */
                until?: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["SportsEvent"][];
                            /** @description The most items that were asked for. */
                            limit: number;
                            /** @description Position of the first item, from 0. */
                            offset: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "sports.getFavourites": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            events: components["schemas"]["SportsEvent"][];
                            tournaments: components["schemas"]["SportsTournament"][];
                        };
                    };
                };
            };
        };
    };
    "sports.getFreeBets": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Which of them. */
                status?: "active" | "used" | "expired" | "all";
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["FreeBet"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "sports.getRules": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Number of the sport, whose rules are told too. */
                sport?: number;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["BettingRulesAnswer"];
                    };
                };
            };
        };
    };
    "sports.getSport": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Number of the sport. */
                id: number;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["CountedSport"];
                    };
                };
            };
        };
    };
    "sports.getTournament": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Id of the tournament, as the feed has it (sr:tournament:17) or as addresses do (tournament-17). */
                id: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            /** @description Name of its country or tour. */
                            category: string;
                            sport: components["schemas"]["CountedSport"];
                            tournament: components["schemas"]["SportsTournament"];
                        };
                    };
                };
            };
        };
    };
    "sports.getTree": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            promoted: components["schemas"]["SportsTournament"][];
                            sports: components["schemas"]["Sport"][];
                        };
                    };
                };
            };
        };
    };
    "sports.launch": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SportsLaunchRequest"];
                "multipart/form-data": components["schemas"]["SportsLaunchRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["SportsLaunch"];
                    };
                };
            };
        };
    };
    "sports.placebet": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header: {
                /** @description New random value for every command of the player; the same again when it is sent again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SportsPlacebetRequest"];
                "multipart/form-data": components["schemas"]["SportsPlacebetRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            bet: components["schemas"]["SportsBet"];
                        };
                    };
                };
            };
        };
    };
    "sports.quote": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SportsQuoteRequest"];
                "multipart/form-data": components["schemas"]["SportsQuoteRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["SlipQuote"];
                    };
                };
            };
        };
    };
    "sports.removeFavourite": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SportsRemoveFavouriteRequest"];
                "multipart/form-data": components["schemas"]["SportsRemoveFavouriteRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "sports.search": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Two letters or more. */
                query: string;
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            events: components["schemas"]["SportsEvent"][];
                            tournaments: components["schemas"]["SportsTournament"][];
                        };
                    };
                };
            };
        };
    };
    "storage.get": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Name. */
                key: string;
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["StoredValue"];
                    };
                };
            };
        };
    };
    "storage.getKeys": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names. */
                        response: {
                            /** @description Names. */
                            keys: string[];
                        };
                    };
                };
            };
        };
    };
    "storage.set": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StorageSetRequest"];
                "multipart/form-data": components["schemas"]["StorageSetRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "support.getChatIdentity": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
                /** @description Who the widget takes the visitor for, where its provider wants that signed (Freshchat). */
                visitor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            identity?: components["schemas"]["ChatIdentity"];
                        };
                    };
                };
            };
        };
    };
    "support.getsettings": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["SupportSettings"];
                    };
                };
            };
        };
    };
    "support.sendFeedback": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SupportSendFeedbackRequest"];
                "multipart/form-data": components["schemas"]["SupportSendFeedbackRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "tournaments.get": {
        parameters: {
            query: {
                /** @description The most items to answer. */
                count?: number;
                /** @description Parts of the items to answer besides the constant ones; all of them if left out. */
                fields?: ("user_info" | "restrictions" | "reset_on_cashout" | "provider" | "image_url" | "description" | "extra" | "rules" | "prizes" | "started_at" | "finished_at" | "seconds_left")[];
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Only these. */
                ids?: number[];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Position of the first item, from 0. */
                offset?: number;
                /** @description Which tournaments. */
                status?: "all" | "future" | "active" | "finished";
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: {
                            items: components["schemas"]["Tournament"][];
                            /** @description The most items that were asked for. */
                            limit?: number;
                            /** @description Position of the first item, from 0. */
                            offset?: number;
                            /** @description How many items there are in all. */
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "tournaments.participate": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TournamentsParticipateRequest"];
                "multipart/form-data": components["schemas"]["TournamentsParticipateRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 1 on success.
                         * @constant
                         */
                        response: 1;
                    };
                };
            };
        };
    };
    "verification.createApplicant": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["Applicant"];
                    };
                };
            };
        };
    };
    "verification.getAccessToken": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VerificationGetAccessTokenRequest"];
                "multipart/form-data": components["schemas"]["VerificationGetAccessTokenRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["AccessToken"];
                    };
                };
            };
        };
    };
    "verification.getStatus": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["VerificationStatus"];
                    };
                };
            };
        };
    };
    "verification.removeFile": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VerificationRemoveFileRequest"];
                "multipart/form-data": components["schemas"]["VerificationRemoveFileRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Success"];
        };
    };
    "verification.uploadFile": {
        parameters: {
            query: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; words of the answer are in it. */
                locale: components["parameters"]["Locale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerificationUploadFileRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response: components["schemas"]["UploadedFile"];
                    };
                };
            };
        };
    };
    "hit.track": {
        parameters: {
            query?: {
                /** @description Everything else of the original query, but what is called as one of the others here. */
                query?: {
                    [key: string]: string;
                };
                /** @description Where the visitor came from. */
                referer?: string;
                /** @description Device fingerprint, when that option is on. */
                seon_session?: components["schemas"]["DeviceSession"];
                /** @description What of the original query begins with td_, without that: {"click": "7"} of td_click=7, and id of track_id=td_…. */
                track_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description One transparent pixel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                };
            };
        };
    };
    "i18n.locales": {
        parameters: {
            query?: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; may be left out here. */
                locale?: components["parameters"]["AnyLocale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API; may be left out here. */
                version?: components["parameters"]["AnyVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocaleList"];
                };
            };
        };
    };
    "i18n.messages": {
        parameters: {
            query?: {
                /** @description Id of the form definition that the fields came from; they are checked by its rules too. */
                form?: components["parameters"]["Form"];
                /** @description Locale of the page that calls; may be left out here. */
                locale?: components["parameters"]["AnyLocale"];
                /** @description Set when the page that calls is inside a frame; sent as 1 or 0. */
                non_strict?: components["parameters"]["NonStrict"];
                /** @description Version of the API; may be left out here. */
                version?: components["parameters"]["AnyVersion"];
            };
            header?: never;
            path: {
                /** @description Code of the locale. */
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description ICU messages by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
        };
    };
    "oauth.callback": {
        parameters: {
            query?: {
                /** @description Authorization code (RFC 6749, section 4.1.2). */
                code?: string;
                /** @description Why there is no code (RFC 6749, section 4.1.2.1). */
                error?: string;
                /** @description Whatever else the service adds. */
                more?: {
                    [key: string]: string;
                };
                /** @description What oauth.init gave along. */
                state?: string;
            };
            header?: never;
            path: {
                /** @description Service that was signed in with. */
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Back to the page that the sign-in was begun on. Its query tells social (signed_in, registered, linked, code, app_code, confirm, taken, denied, expired, failed, banned, deleted or excluded), social_service, social_for and, where a code was sent, social_wait: seconds until another can be sent, and social_sent_to: the contact that it went to, masked. */
            302: {
                headers: {
                    /** @description Address of the page. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth.init": {
        parameters: {
            query: {
                /** @description Address to come back to; must be of this site. */
                redirect_url: string;
                /** @description Service to sign in with. */
                service: string;
                /** @description What the sign-in is for: login and registration sign in the account of the person, opening it unless there is one; link joins the service to the account that is signed in; withdraw signs in a player who excluded themselves, to withdraw only. */
                type_auth?: "login" | "registration" | "link" | "withdraw";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description To the service. */
            302: {
                headers: {
                    /** @description Address of the service. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

export type OperationId =
  | 'BettingBonuses.activate'
  | 'BettingBonuses.get'
  | 'BettingBonuses.remove'
  | 'account.addcontact'
  | 'account.cancelDepositLimit'
  | 'account.cancelLimit'
  | 'account.changeSubscription'
  | 'account.changeTwoFactorAuth'
  | 'account.changefakename'
  | 'account.changelocale'
  | 'account.changepassword'
  | 'account.close'
  | 'account.confirmAuthenticator'
  | 'account.confirmContact'
  | 'account.confirmDepositLimit'
  | 'account.confirmLimit'
  | 'account.confirmTwoFactorAuth'
  | 'account.endOtherSessions'
  | 'account.endSession'
  | 'account.excludeSelf'
  | 'account.getAuthenticator'
  | 'account.getBalance'
  | 'account.getClosing'
  | 'account.getContactPhoneSettings'
  | 'account.getDepositLimit'
  | 'account.getInfo'
  | 'account.getPersonalDataFields'
  | 'account.getResponsibleGaming'
  | 'account.getSessions'
  | 'account.getSocials'
  | 'account.getcurrencyrates'
  | 'account.getprofileinfo'
  | 'account.removeAuthenticator'
  | 'account.removeSocial'
  | 'account.renewRecoveryCodes'
  | 'account.saveProfileInfo'
  | 'account.sendconfirmationtocontact'
  | 'account.setCurrency'
  | 'account.setDepositLimit'
  | 'account.setLimit'
  | 'account.setRealityCheck'
  | 'account.setUserOnVerification'
  | 'account.startAuthenticator'
  | 'account.unsubscribe'
  | 'auth.finishRegistration'
  | 'auth.login'
  | 'auth.logout'
  | 'auth.register'
  | 'auth.restore'
  | 'banners.get'
  | 'bonuses.activate'
  | 'bonuses.deactivate'
  | 'bonuses.get'
  | 'bonuses.remove'
  | 'campaigns.activateOffer'
  | 'campaigns.checkPromocode'
  | 'campaigns.getoffers'
  | 'campaigns.takepromotions'
  | 'cashbacks.get'
  | 'cashbacks.payout'
  | 'cashbacks.remove'
  | 'cashier.canceldeposit'
  | 'cashier.cancelwithdrawal'
  | 'cashier.getbanks'
  | 'cashier.getdepositinfo'
  | 'cashier.getdepositsettings'
  | 'cashier.gethistory'
  | 'cashier.getwithdrawsettings'
  | 'cashier.makedeposit'
  | 'cashier.makewithdrawal'
  | 'chat.storeChatEvent'
  | 'consents.keep'
  | 'events.handle'
  | 'events.stream'
  | 'freespins.get'
  | 'games.addLike'
  | 'games.createhistoryexportrequest'
  | 'games.downloadhistoryexport'
  | 'games.get'
  | 'games.getCategories'
  | 'games.getHistory'
  | 'games.getHistoryExports'
  | 'games.getHistoryGames'
  | 'games.getLikes'
  | 'games.getProviders'
  | 'games.getRound'
  | 'games.getSession'
  | 'games.getTerms'
  | 'games.gethistoryexportrequest'
  | 'games.launch'
  | 'games.removeLike'
  | 'hit.track'
  | 'i18n.locales'
  | 'i18n.messages'
  | 'jackpots.get'
  | 'jackpots.getWinners'
  | 'leaderboard.get'
  | 'leaderboard.live'
  | 'leaderboard.top'
  | 'loyalty.acknowledge'
  | 'loyalty.buyproduct'
  | 'loyalty.getProgram'
  | 'loyalty.getPrograms'
  | 'loyalty.getcharacters'
  | 'loyalty.gethistory'
  | 'loyalty.getinfo'
  | 'loyalty.getnotifications'
  | 'loyalty.getorders'
  | 'loyalty.getproducts'
  | 'loyalty.joinquest'
  | 'loyalty.setcharacter'
  | 'metadata.get'
  | 'metadata.getgeneralinfo'
  | 'oauth.callback'
  | 'oauth.init'
  | 'popups.get'
  | 'promotions.get'
  | 'push.getSettings'
  | 'push.subscribe'
  | 'push.unsubscribe'
  | 'sports.addFavourite'
  | 'sports.cashOut'
  | 'sports.createBetsExport'
  | 'sports.getBet'
  | 'sports.getBets'
  | 'sports.getBetsExport'
  | 'sports.getBetsExportFile'
  | 'sports.getBoosts'
  | 'sports.getCashOut'
  | 'sports.getEvent'
  | 'sports.getEvents'
  | 'sports.getFavourites'
  | 'sports.getFreeBets'
  | 'sports.getRules'
  | 'sports.getSport'
  | 'sports.getTournament'
  | 'sports.getTree'
  | 'sports.launch'
  | 'sports.placebet'
  | 'sports.quote'
  | 'sports.removeFavourite'
  | 'sports.search'
  | 'storage.get'
  | 'storage.getKeys'
  | 'storage.set'
  | 'support.getChatIdentity'
  | 'support.getsettings'
  | 'support.sendFeedback'
  | 'tournaments.get'
  | 'tournaments.participate'
  | 'verification.createApplicant'
  | 'verification.getAccessToken'
  | 'verification.getStatus'
  | 'verification.removeFile'
  | 'verification.uploadFile'

/** What each operation takes, without the common parameters, and answers, without the envelope. */
export type Operations = {
  'BettingBonuses.activate': {
    method: 'POST'
    path: '/api/BettingBonuses/activate'
    request: components['schemas']['BettingBonusesActivateRequest']
    response: operations['BettingBonuses.activate']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'BettingBonuses.get': {
    method: 'GET'
    path: '/api/BettingBonuses/get'
    request: Pick<NonNullable<operations['BettingBonuses.get']['parameters']['query']>, 'offset' | 'count' | 'fields'>
    response: operations['BettingBonuses.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'BettingBonuses.remove': {
    method: 'POST'
    path: '/api/BettingBonuses/remove'
    request: components['schemas']['BettingBonusesRemoveRequest']
    response: operations['BettingBonuses.remove']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.addcontact': {
    method: 'POST'
    path: '/api/account/addcontact'
    request: components['schemas']['AccountAddcontactRequest']
    response: operations['account.addcontact']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.cancelDepositLimit': {
    method: 'POST'
    path: '/api/account/cancelDepositLimit'
    request: Record<string, never>
    response: operations['account.cancelDepositLimit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.cancelLimit': {
    method: 'POST'
    path: '/api/account/cancelLimit'
    request: components['schemas']['AccountLimitRequest']
    response: operations['account.cancelLimit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.changeSubscription': {
    method: 'POST'
    path: '/api/account/changeSubscription'
    request: components['schemas']['AccountChangeSubscriptionRequest']
    response: operations['account.changeSubscription']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.changeTwoFactorAuth': {
    method: 'POST'
    path: '/api/account/changeTwoFactorAuth'
    request: components['schemas']['AccountChangeTwoFactorAuthRequest']
    response: operations['account.changeTwoFactorAuth']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.changefakename': {
    method: 'POST'
    path: '/api/account/changefakename'
    request: components['schemas']['AccountChangefakenameRequest']
    response: operations['account.changefakename']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.changelocale': {
    method: 'POST'
    path: '/api/account/changelocale'
    request: components['schemas']['AccountChangelocaleRequest']
    response: operations['account.changelocale']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.changepassword': {
    method: 'POST'
    path: '/api/account/changepassword'
    request: components['schemas']['AccountChangepasswordRequest']
    response: operations['account.changepassword']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.close': {
    method: 'POST'
    path: '/api/account/close'
    request: components['schemas']['AccountCloseRequest']
    response: operations['account.close']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.confirmAuthenticator': {
    method: 'POST'
    path: '/api/account/confirmAuthenticator'
    request: components['schemas']['AccountConfirmAuthenticatorRequest']
    response: operations['account.confirmAuthenticator']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.confirmContact': {
    method: 'POST'
    path: '/api/account/confirmContact'
    request: components['schemas']['AccountConfirmContactRequest']
    response: operations['account.confirmContact']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.confirmDepositLimit': {
    method: 'POST'
    path: '/api/account/confirmDepositLimit'
    request: Record<string, never>
    response: operations['account.confirmDepositLimit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.confirmLimit': {
    method: 'POST'
    path: '/api/account/confirmLimit'
    request: components['schemas']['AccountLimitRequest']
    response: operations['account.confirmLimit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.confirmTwoFactorAuth': {
    method: 'POST'
    path: '/api/account/confirmTwoFactorAuth'
    request: components['schemas']['AccountConfirmTwoFactorAuthRequest']
    response: operations['account.confirmTwoFactorAuth']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.endOtherSessions': {
    method: 'POST'
    path: '/api/account/endOtherSessions'
    request: Record<string, never>
    response: operations['account.endOtherSessions']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.endSession': {
    method: 'POST'
    path: '/api/account/endSession'
    request: components['schemas']['AccountEndSessionRequest']
    response: operations['account.endSession']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.excludeSelf': {
    method: 'POST'
    path: '/api/account/excludeSelf'
    request: components['schemas']['AccountExcludeSelfRequest']
    response: operations['account.excludeSelf']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getAuthenticator': {
    method: 'GET'
    path: '/api/account/getAuthenticator'
    request: Record<string, never>
    response: operations['account.getAuthenticator']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getBalance': {
    method: 'GET'
    path: '/api/account/getBalance'
    request: Pick<NonNullable<operations['account.getBalance']['parameters']['query']>, 'unseen'>
    response: operations['account.getBalance']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getClosing': {
    method: 'GET'
    path: '/api/account/getClosing'
    request: Record<string, never>
    response: operations['account.getClosing']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getContactPhoneSettings': {
    method: 'GET'
    path: '/api/account/getContactPhoneSettings'
    request: Record<string, never>
    response: operations['account.getContactPhoneSettings']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getDepositLimit': {
    method: 'GET'
    path: '/api/account/getDepositLimit'
    request: Record<string, never>
    response: operations['account.getDepositLimit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getInfo': {
    method: 'GET'
    path: '/api/account/getInfo'
    request: Record<string, never>
    response: operations['account.getInfo']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getPersonalDataFields': {
    method: 'GET'
    path: '/api/account/getPersonalDataFields'
    request: Pick<NonNullable<operations['account.getPersonalDataFields']['parameters']['query']>, 'country'>
    response: operations['account.getPersonalDataFields']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getResponsibleGaming': {
    method: 'GET'
    path: '/api/account/getResponsibleGaming'
    request: Pick<NonNullable<operations['account.getResponsibleGaming']['parameters']['query']>, 'since'>
    response: operations['account.getResponsibleGaming']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getSessions': {
    method: 'GET'
    path: '/api/account/getSessions'
    request: Record<string, never>
    response: operations['account.getSessions']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getSocials': {
    method: 'GET'
    path: '/api/account/getSocials'
    request: Record<string, never>
    response: operations['account.getSocials']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getcurrencyrates': {
    method: 'GET'
    path: '/api/account/getcurrencyrates'
    request: Record<string, never>
    response: operations['account.getcurrencyrates']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.getprofileinfo': {
    method: 'GET'
    path: '/api/account/getprofileinfo'
    request: Pick<NonNullable<operations['account.getprofileinfo']['parameters']['query']>, 'fields'>
    response: operations['account.getprofileinfo']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.removeAuthenticator': {
    method: 'POST'
    path: '/api/account/removeAuthenticator'
    request: components['schemas']['AccountProvenByCodeRequest']
    response: operations['account.removeAuthenticator']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.removeSocial': {
    method: 'POST'
    path: '/api/account/removeSocial'
    request: components['schemas']['AccountRemoveSocialRequest']
    response: operations['account.removeSocial']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.renewRecoveryCodes': {
    method: 'POST'
    path: '/api/account/renewRecoveryCodes'
    request: components['schemas']['AccountProvenByCodeRequest']
    response: operations['account.renewRecoveryCodes']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.saveProfileInfo': {
    method: 'POST'
    path: '/api/account/saveProfileInfo'
    request: components['schemas']['AccountSaveProfileInfoRequest']
    response: operations['account.saveProfileInfo']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.sendconfirmationtocontact': {
    method: 'POST'
    path: '/api/account/sendconfirmationtocontact'
    request: components['schemas']['AccountSendconfirmationtocontactRequest']
    response: operations['account.sendconfirmationtocontact']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.setCurrency': {
    method: 'POST'
    path: '/api/account/setCurrency'
    request: components['schemas']['AccountSetCurrencyRequest']
    response: operations['account.setCurrency']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.setDepositLimit': {
    method: 'POST'
    path: '/api/account/setDepositLimit'
    request: components['schemas']['AccountSetDepositLimitRequest']
    response: operations['account.setDepositLimit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.setLimit': {
    method: 'POST'
    path: '/api/account/setLimit'
    request: components['schemas']['AccountSetLimitRequest']
    response: operations['account.setLimit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.setRealityCheck': {
    method: 'POST'
    path: '/api/account/setRealityCheck'
    request: components['schemas']['AccountSetRealityCheckRequest']
    response: operations['account.setRealityCheck']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.setUserOnVerification': {
    method: 'POST'
    path: '/api/account/setUserOnVerification'
    request: Record<string, never>
    response: operations['account.setUserOnVerification']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.startAuthenticator': {
    method: 'POST'
    path: '/api/account/startAuthenticator'
    request: components['schemas']['AccountStartAuthenticatorRequest']
    response: operations['account.startAuthenticator']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'account.unsubscribe': {
    method: 'POST'
    path: '/api/account/unsubscribe'
    request: components['schemas']['AccountUnsubscribeRequest']
    response: operations['account.unsubscribe']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'auth.finishRegistration': {
    method: 'POST'
    path: '/api/auth/finishRegistration'
    request: components['schemas']['AuthFinishRegistrationRequest']
    response: operations['auth.finishRegistration']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'auth.login': {
    method: 'POST'
    path: '/api/auth/login'
    request: components['schemas']['AuthLoginRequest']
    response: operations['auth.login']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'purpose'
  }
  'auth.logout': {
    method: 'GET'
    path: '/api/auth/logout'
    request: Record<string, never>
    response: operations['auth.logout']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'auth.register': {
    method: 'POST'
    path: '/api/auth/register'
    request: components['schemas']['AuthRegisterRequest']
    response: operations['auth.register']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'auth.restore': {
    method: 'POST'
    path: '/api/auth/restore'
    request: components['schemas']['AuthRestoreRequest']
    response: operations['auth.restore']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'banners.get': {
    method: 'GET'
    path: '/api/banners/get'
    request: Pick<NonNullable<operations['banners.get']['parameters']['query']>, 'offset' | 'count' | 'fields'>
    response: operations['banners.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'bonuses.activate': {
    method: 'POST'
    path: '/api/bonuses/activate'
    request: components['schemas']['BonusesActivateRequest']
    response: operations['bonuses.activate']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'bonuses.deactivate': {
    method: 'POST'
    path: '/api/bonuses/deactivate'
    request: components['schemas']['BonusesDeactivateRequest']
    response: operations['bonuses.deactivate']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'bonuses.get': {
    method: 'GET'
    path: '/api/bonuses/get'
    request: Pick<NonNullable<operations['bonuses.get']['parameters']['query']>, 'offset' | 'count' | 'fields' | 'status'>
    response: operations['bonuses.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset' | 'status'
  }
  'bonuses.remove': {
    method: 'POST'
    path: '/api/bonuses/remove'
    request: components['schemas']['BonusesRemoveRequest']
    response: operations['bonuses.remove']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'campaigns.activateOffer': {
    method: 'POST'
    path: '/api/campaigns/activateOffer'
    request: components['schemas']['CampaignsActivateOfferRequest']
    response: operations['campaigns.activateOffer']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'campaigns.checkPromocode': {
    method: 'POST'
    path: '/api/campaigns/checkPromocode'
    request: components['schemas']['CampaignsCheckPromocodeRequest']
    response: operations['campaigns.checkPromocode']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'campaigns.getoffers': {
    method: 'GET'
    path: '/api/campaigns/getoffers'
    request: Pick<NonNullable<operations['campaigns.getoffers']['parameters']['query']>, 'offset' | 'id' | 'amount' | 'method' | 'fields'>
    response: operations['campaigns.getoffers']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'offset'
  }
  'campaigns.takepromotions': {
    method: 'POST'
    path: '/api/campaigns/takepromotions'
    request: components['schemas']['CampaignsTakepromotionsRequest']
    response: operations['campaigns.takepromotions']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashbacks.get': {
    method: 'GET'
    path: '/api/cashbacks/get'
    request: Pick<NonNullable<operations['cashbacks.get']['parameters']['query']>, 'count' | 'offset' | 'sort' | 'order' | 'statuses' | 'fields'>
    response: operations['cashbacks.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'cashbacks.payout': {
    method: 'POST'
    path: '/api/cashbacks/payout'
    request: components['schemas']['CashbacksPayoutRequest']
    response: operations['cashbacks.payout']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashbacks.remove': {
    method: 'POST'
    path: '/api/cashbacks/remove'
    request: components['schemas']['CashbacksRemoveRequest']
    response: operations['cashbacks.remove']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashier.canceldeposit': {
    method: 'POST'
    path: '/api/cashier/canceldeposit'
    request: components['schemas']['CashierCanceldepositRequest']
    response: operations['cashier.canceldeposit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashier.cancelwithdrawal': {
    method: 'POST'
    path: '/api/cashier/cancelwithdrawal'
    request: components['schemas']['CashierCancelwithdrawalRequest']
    response: operations['cashier.cancelwithdrawal']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashier.getbanks': {
    method: 'GET'
    path: '/api/cashier/getbanks'
    request: Pick<NonNullable<operations['cashier.getbanks']['parameters']['query']>, 'method'>
    response: operations['cashier.getbanks']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashier.getdepositinfo': {
    method: 'GET'
    path: '/api/cashier/getdepositinfo'
    request: Pick<NonNullable<operations['cashier.getdepositinfo']['parameters']['query']>, 'id'>
    response: operations['cashier.getdepositinfo']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashier.getdepositsettings': {
    method: 'GET'
    path: '/api/cashier/getdepositsettings'
    request: Pick<NonNullable<operations['cashier.getdepositsettings']['parameters']['query']>, 'method'>
    response: operations['cashier.getdepositsettings']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashier.gethistory': {
    method: 'GET'
    path: '/api/cashier/gethistory'
    request: Pick<NonNullable<operations['cashier.gethistory']['parameters']['query']>, 'offset' | 'count' | 'type' | 'id' | 'statuses' | 'date_from' | 'date_to'>
    response: operations['cashier.gethistory']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset' | 'type'
  }
  'cashier.getwithdrawsettings': {
    method: 'GET'
    path: '/api/cashier/getwithdrawsettings'
    request: Pick<NonNullable<operations['cashier.getwithdrawsettings']['parameters']['query']>, 'method'>
    response: operations['cashier.getwithdrawsettings']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'cashier.makedeposit': {
    method: 'POST'
    path: '/api/cashier/makedeposit'
    request: components['schemas']['CashierMakedepositRequest']
    response: operations['cashier.makedeposit']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'campaign_offer_id'
  }
  'cashier.makewithdrawal': {
    method: 'POST'
    path: '/api/cashier/makewithdrawal'
    request: components['schemas']['CashierMakewithdrawalRequest']
    response: operations['cashier.makewithdrawal']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'chat.storeChatEvent': {
    method: 'POST'
    path: '/api/{provider}/storeChatEvent'
    request: operations['chat.storeChatEvent']['parameters']['path'] & components['schemas']['ChatStoreChatEventRequest']
    response: operations['chat.storeChatEvent']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'consents.keep': {
    method: 'POST'
    path: '/api/consents/keep'
    request: components['schemas']['ConsentsKeepRequest']
    response: operations['consents.keep']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'events.handle': {
    method: 'GET'
    path: '/api/events/handle'
    request: Pick<NonNullable<operations['events.handle']['parameters']['query']>, 'event_name' | 'event_params'>
    response: operations['events.handle']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'events.stream': {
    method: 'GET'
    path: '/api/events'
    request: Record<string, never>
    response: AsyncIterable<string>
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'freespins.get': {
    method: 'GET'
    path: '/api/freespins/get'
    request: Pick<NonNullable<operations['freespins.get']['parameters']['query']>, 'fields' | 'status' | 'offset' | 'count'>
    response: operations['freespins.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset' | 'status'
  }
  'games.addLike': {
    method: 'POST'
    path: '/api/games/addLike'
    request: components['schemas']['GamesAddLikeRequest']
    response: operations['games.addLike']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.createhistoryexportrequest': {
    method: 'POST'
    path: '/api/games/createhistoryexportrequest'
    request: components['schemas']['GamesCreatehistoryexportrequestRequest']
    response: operations['games.createhistoryexportrequest']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.downloadhistoryexport': {
    method: 'GET'
    path: '/api/games/downloadhistoryexport'
    request: Pick<NonNullable<operations['games.downloadhistoryexport']['parameters']['query']>, 'id'>
    response: { name: string; content: AsyncIterable<Uint8Array> }
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.get': {
    method: 'GET'
    path: '/api/games/get'
    request: Pick<NonNullable<operations['games.get']['parameters']['query']>, 'offset' | 'count' | 'sort' | 'order' | 'query' | 'fields' | 'types' | 'tags' | 'providers' | 'options' | 'sysname'>
    response: operations['games.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'games.getCategories': {
    method: 'GET'
    path: '/api/games/getCategories'
    request: Pick<NonNullable<operations['games.getCategories']['parameters']['query']>, 'fields' | 'tags' | 'providers'>
    response: operations['games.getCategories']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.getHistory': {
    method: 'GET'
    path: '/api/games/getHistory'
    request: Pick<NonNullable<operations['games.getHistory']['parameters']['query']>, 'offset' | 'count' | 'date_from' | 'date_to' | 'game' | 'state'>
    response: operations['games.getHistory']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'games.getHistoryExports': {
    method: 'GET'
    path: '/api/games/getHistoryExports'
    request: Pick<NonNullable<operations['games.getHistoryExports']['parameters']['query']>, 'offset' | 'count'>
    response: operations['games.getHistoryExports']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'games.getHistoryGames': {
    method: 'GET'
    path: '/api/games/getHistoryGames'
    request: Record<string, never>
    response: operations['games.getHistoryGames']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.getLikes': {
    method: 'GET'
    path: '/api/games/getLikes'
    request: Record<string, never>
    response: operations['games.getLikes']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.getProviders': {
    method: 'GET'
    path: '/api/games/getProviders'
    request: Pick<NonNullable<operations['games.getProviders']['parameters']['query']>, 'fields' | 'types' | 'tags'>
    response: operations['games.getProviders']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.getRound': {
    method: 'GET'
    path: '/api/games/getRound'
    request: Pick<NonNullable<operations['games.getRound']['parameters']['query']>, 'round'>
    response: operations['games.getRound']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.getSession': {
    method: 'GET'
    path: '/api/games/getSession'
    request: Record<string, never>
    response: operations['games.getSession']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.getTerms': {
    method: 'GET'
    path: '/api/games/getTerms'
    request: Pick<NonNullable<operations['games.getTerms']['parameters']['query']>, 'sysname' | 'purse'>
    response: operations['games.getTerms']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.gethistoryexportrequest': {
    method: 'GET'
    path: '/api/games/gethistoryexportrequest'
    request: Pick<NonNullable<operations['games.gethistoryexportrequest']['parameters']['query']>, 'id'>
    response: operations['games.gethistoryexportrequest']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.launch': {
    method: 'POST'
    path: '/api/games/launch'
    request: components['schemas']['GamesLaunchRequest']
    response: operations['games.launch']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'games.removeLike': {
    method: 'POST'
    path: '/api/games/removeLike'
    request: components['schemas']['GamesRemoveLikeRequest']
    response: operations['games.removeLike']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'hit.track': {
    method: 'GET'
    path: '/hit'
    request: Pick<NonNullable<operations['hit.track']['parameters']['query']>, 'referer' | 'track_id' | 'seon_session' | 'query'>
    response: Uint8Array
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'i18n.locales': {
    method: 'GET'
    path: '/nfx/i18n/locales'
    request: Record<string, never>
    response: operations['i18n.locales']['responses'][200]['content']['application/json']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'i18n.messages': {
    method: 'GET'
    path: '/nfx/i18n/messages/{locale}'
    request: operations['i18n.messages']['parameters']['path']
    response: operations['i18n.messages']['responses'][200]['content']['application/json']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'jackpots.get': {
    method: 'GET'
    path: '/api/jackpots/get'
    request: Pick<NonNullable<operations['jackpots.get']['parameters']['query']>, 'offset' | 'count' | 'id' | 'fields'>
    response: operations['jackpots.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'jackpots.getWinners': {
    method: 'GET'
    path: '/api/jackpots/getWinners'
    request: Pick<NonNullable<operations['jackpots.getWinners']['parameters']['query']>, 'offset' | 'count' | 'id'>
    response: operations['jackpots.getWinners']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'leaderboard.get': {
    method: 'GET'
    path: '/api/leaderboard/get'
    request: Pick<NonNullable<operations['leaderboard.get']['parameters']['query']>, 'offset' | 'count'>
    response: operations['leaderboard.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'leaderboard.live': {
    method: 'GET'
    path: '/api/leaderboard/live'
    request: Pick<NonNullable<operations['leaderboard.live']['parameters']['query']>, 'offset' | 'count'>
    response: operations['leaderboard.live']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'leaderboard.top': {
    method: 'GET'
    path: '/api/leaderboard/top'
    request: Pick<NonNullable<operations['leaderboard.top']['parameters']['query']>, 'offset' | 'count'>
    response: operations['leaderboard.top']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'loyalty.acknowledge': {
    method: 'POST'
    path: '/api/loyalty/acknowledge'
    request: components['schemas']['LoyaltyAcknowledgeRequest']
    response: operations['loyalty.acknowledge']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'loyalty.buyproduct': {
    method: 'POST'
    path: '/api/loyalty/buyproduct'
    request: components['schemas']['LoyaltyBuyproductRequest']
    response: operations['loyalty.buyproduct']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'loyalty.getProgram': {
    method: 'GET'
    path: '/api/loyalty/getProgram'
    request: Pick<NonNullable<operations['loyalty.getProgram']['parameters']['query']>, 'sysname'>
    response: operations['loyalty.getProgram']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'loyalty.getPrograms': {
    method: 'GET'
    path: '/api/loyalty/getPrograms'
    request: Pick<NonNullable<operations['loyalty.getPrograms']['parameters']['query']>, 'offset' | 'count'>
    response: operations['loyalty.getPrograms']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'loyalty.getcharacters': {
    method: 'GET'
    path: '/api/loyalty/getcharacters'
    request: Pick<NonNullable<operations['loyalty.getcharacters']['parameters']['query']>, 'offset' | 'limit'>
    response: operations['loyalty.getcharacters']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'limit' | 'offset'
  }
  'loyalty.gethistory': {
    method: 'GET'
    path: '/api/loyalty/gethistory'
    request: Pick<NonNullable<operations['loyalty.gethistory']['parameters']['query']>, 'sysname' | 'offset' | 'count'>
    response: operations['loyalty.gethistory']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'loyalty.getinfo': {
    method: 'GET'
    path: '/api/loyalty/getinfo'
    request: Pick<NonNullable<operations['loyalty.getinfo']['parameters']['query']>, 'sysname'>
    response: operations['loyalty.getinfo']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'loyalty.getnotifications': {
    method: 'GET'
    path: '/api/loyalty/getnotifications'
    request: Record<string, never>
    response: operations['loyalty.getnotifications']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'loyalty.getorders': {
    method: 'GET'
    path: '/api/loyalty/getorders'
    request: Pick<NonNullable<operations['loyalty.getorders']['parameters']['query']>, 'offset' | 'count'>
    response: operations['loyalty.getorders']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'loyalty.getproducts': {
    method: 'GET'
    path: '/api/loyalty/getproducts'
    request: Pick<NonNullable<operations['loyalty.getproducts']['parameters']['query']>, 'sysname' | 'offset' | 'count'>
    response: operations['loyalty.getproducts']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'loyalty.joinquest': {
    method: 'POST'
    path: '/api/loyalty/joinquest'
    request: components['schemas']['LoyaltyJoinquestRequest']
    response: operations['loyalty.joinquest']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'loyalty.setcharacter': {
    method: 'POST'
    path: '/api/loyalty/setcharacter'
    request: components['schemas']['LoyaltySetcharacterRequest']
    response: operations['loyalty.setcharacter']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'metadata.get': {
    method: 'GET'
    path: '/api/metadata/get'
    request: Pick<NonNullable<operations['metadata.get']['parameters']['query']>, 'path'>
    response: operations['metadata.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'metadata.getgeneralinfo': {
    method: 'GET'
    path: '/api/metadata/getgeneralinfo'
    request: Record<string, never>
    response: operations['metadata.getgeneralinfo']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'oauth.callback': {
    method: 'GET'
    path: '/oauth/callback/{service}'
    request: operations['oauth.callback']['parameters']['path'] & Pick<NonNullable<operations['oauth.callback']['parameters']['query']>, 'code' | 'state' | 'error' | 'more'>
    response: string
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'oauth.init': {
    method: 'GET'
    path: '/oauth/init'
    request: Pick<NonNullable<operations['oauth.init']['parameters']['query']>, 'service' | 'redirect_url' | 'type_auth'>
    response: string
    /** Fields that the server fills in when they are left out. */
    defaults: 'type_auth'
  }
  'popups.get': {
    method: 'GET'
    path: '/api/popups/get'
    request: Pick<NonNullable<operations['popups.get']['parameters']['query']>, 'offset' | 'count' | 'fields'>
    response: operations['popups.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'promotions.get': {
    method: 'GET'
    path: '/api/promotions/get'
    request: Pick<NonNullable<operations['promotions.get']['parameters']['query']>, 'offset' | 'count' | 'id'>
    response: operations['promotions.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'push.getSettings': {
    method: 'GET'
    path: '/api/push/getSettings'
    request: Record<string, never>
    response: operations['push.getSettings']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'push.subscribe': {
    method: 'POST'
    path: '/api/push/subscribe'
    request: components['schemas']['PushSubscribeRequest']
    response: operations['push.subscribe']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'push.unsubscribe': {
    method: 'POST'
    path: '/api/push/unsubscribe'
    request: components['schemas']['PushUnsubscribeRequest']
    response: operations['push.unsubscribe']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.addFavourite': {
    method: 'POST'
    path: '/api/sports/addFavourite'
    request: components['schemas']['SportsAddFavouriteRequest']
    response: operations['sports.addFavourite']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.cashOut': {
    method: 'POST'
    path: '/api/sports/cashOut'
    request: components['schemas']['SportsCashOutRequest']
    response: operations['sports.cashOut']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.createBetsExport': {
    method: 'POST'
    path: '/api/sports/createBetsExport'
    request: components['schemas']['SportsCreateBetsExportRequest']
    response: operations['sports.createBetsExport']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getBet': {
    method: 'GET'
    path: '/api/sports/getBet'
    request: Pick<NonNullable<operations['sports.getBet']['parameters']['query']>, 'bet'>
    response: operations['sports.getBet']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getBets': {
    method: 'GET'
    path: '/api/sports/getBets'
    request: Pick<NonNullable<operations['sports.getBets']['parameters']['query']>, 'status' | 'offset' | 'count' | 'date_from' | 'date_to'>
    response: operations['sports.getBets']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset' | 'status'
  }
  'sports.getBetsExport': {
    method: 'GET'
    path: '/api/sports/getBetsExport'
    request: Pick<NonNullable<operations['sports.getBetsExport']['parameters']['query']>, 'id'>
    response: operations['sports.getBetsExport']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getBetsExportFile': {
    method: 'GET'
    path: '/api/sports/getBetsExportFile'
    request: Pick<NonNullable<operations['sports.getBetsExportFile']['parameters']['query']>, 'id'>
    response: { name: string; content: AsyncIterable<Uint8Array> }
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getBoosts': {
    method: 'GET'
    path: '/api/sports/getBoosts'
    request: Record<string, never>
    response: operations['sports.getBoosts']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getCashOut': {
    method: 'GET'
    path: '/api/sports/getCashOut'
    request: Pick<NonNullable<operations['sports.getCashOut']['parameters']['query']>, 'bet' | 'share'>
    response: operations['sports.getCashOut']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'share'
  }
  'sports.getEvent': {
    method: 'GET'
    path: '/api/sports/getEvent'
    request: Pick<NonNullable<operations['sports.getEvent']['parameters']['query']>, 'id'>
    response: operations['sports.getEvent']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getEvents': {
    method: 'GET'
    path: '/api/sports/getEvents'
    request: Pick<NonNullable<operations['sports.getEvents']['parameters']['query']>, 'offset' | 'count' | 'sport' | 'tournament' | 'is_promoted' | 'is_live' | 'hours' | 'from' | 'until'>
    response: operations['sports.getEvents']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset'
  }
  'sports.getFavourites': {
    method: 'GET'
    path: '/api/sports/getFavourites'
    request: Record<string, never>
    response: operations['sports.getFavourites']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getFreeBets': {
    method: 'GET'
    path: '/api/sports/getFreeBets'
    request: Pick<NonNullable<operations['sports.getFreeBets']['parameters']['query']>, 'status' | 'offset' | 'count'>
    response: operations['sports.getFreeBets']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset' | 'status'
  }
  'sports.getRules': {
    method: 'GET'
    path: '/api/sports/getRules'
    request: Pick<NonNullable<operations['sports.getRules']['parameters']['query']>, 'sport'>
    response: operations['sports.getRules']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getSport': {
    method: 'GET'
    path: '/api/sports/getSport'
    request: Pick<NonNullable<operations['sports.getSport']['parameters']['query']>, 'id'>
    response: operations['sports.getSport']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getTournament': {
    method: 'GET'
    path: '/api/sports/getTournament'
    request: Pick<NonNullable<operations['sports.getTournament']['parameters']['query']>, 'id'>
    response: operations['sports.getTournament']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.getTree': {
    method: 'GET'
    path: '/api/sports/getTree'
    request: Record<string, never>
    response: operations['sports.getTree']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.launch': {
    method: 'POST'
    path: '/api/sports/launch'
    request: components['schemas']['SportsLaunchRequest']
    response: operations['sports.launch']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.placebet': {
    method: 'POST'
    path: '/api/sports/placebet'
    request: components['schemas']['SportsPlacebetRequest']
    response: operations['sports.placebet']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'price_changes'
  }
  'sports.quote': {
    method: 'POST'
    path: '/api/sports/quote'
    request: components['schemas']['SportsQuoteRequest']
    response: operations['sports.quote']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.removeFavourite': {
    method: 'POST'
    path: '/api/sports/removeFavourite'
    request: components['schemas']['SportsRemoveFavouriteRequest']
    response: operations['sports.removeFavourite']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'sports.search': {
    method: 'GET'
    path: '/api/sports/search'
    request: Pick<NonNullable<operations['sports.search']['parameters']['query']>, 'query'>
    response: operations['sports.search']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'storage.get': {
    method: 'GET'
    path: '/api/storage/get'
    request: Pick<NonNullable<operations['storage.get']['parameters']['query']>, 'key'>
    response: operations['storage.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'storage.getKeys': {
    method: 'GET'
    path: '/api/storage/getKeys'
    request: Record<string, never>
    response: operations['storage.getKeys']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'storage.set': {
    method: 'POST'
    path: '/api/storage/set'
    request: components['schemas']['StorageSetRequest']
    response: operations['storage.set']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'support.getChatIdentity': {
    method: 'GET'
    path: '/api/support/getChatIdentity'
    request: Pick<NonNullable<operations['support.getChatIdentity']['parameters']['query']>, 'visitor'>
    response: operations['support.getChatIdentity']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'support.getsettings': {
    method: 'GET'
    path: '/api/support/getsettings'
    request: Record<string, never>
    response: operations['support.getsettings']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'support.sendFeedback': {
    method: 'POST'
    path: '/api/support/sendFeedback'
    request: components['schemas']['SupportSendFeedbackRequest']
    response: operations['support.sendFeedback']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'tournaments.get': {
    method: 'GET'
    path: '/api/tournaments/get'
    request: Pick<NonNullable<operations['tournaments.get']['parameters']['query']>, 'count' | 'offset' | 'ids' | 'fields' | 'status'>
    response: operations['tournaments.get']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: 'count' | 'offset' | 'status'
  }
  'tournaments.participate': {
    method: 'POST'
    path: '/api/tournaments/participate'
    request: components['schemas']['TournamentsParticipateRequest']
    response: operations['tournaments.participate']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'verification.createApplicant': {
    method: 'POST'
    path: '/api/verification/createApplicant'
    request: Record<string, never>
    response: operations['verification.createApplicant']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'verification.getAccessToken': {
    method: 'POST'
    path: '/api/verification/getAccessToken'
    request: components['schemas']['VerificationGetAccessTokenRequest']
    response: operations['verification.getAccessToken']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'verification.getStatus': {
    method: 'GET'
    path: '/api/verification/getStatus'
    request: Record<string, never>
    response: operations['verification.getStatus']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'verification.removeFile': {
    method: 'POST'
    path: '/api/verification/removeFile'
    request: components['schemas']['VerificationRemoveFileRequest']
    response: operations['verification.removeFile']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
  'verification.uploadFile': {
    method: 'POST'
    path: '/api/verification/uploadFile'
    request: components['schemas']['VerificationUploadFileRequest']
    response: operations['verification.uploadFile']['responses'][200]['content']['application/json']['response']
    /** Fields that the server fills in when they are left out. */
    defaults: never
  }
}

export const operations: Record<OperationId, { method: 'GET' | 'POST'; path: string }> = {
  'BettingBonuses.activate': { method: 'POST', path: '/api/BettingBonuses/activate' },
  'BettingBonuses.get': { method: 'GET', path: '/api/BettingBonuses/get' },
  'BettingBonuses.remove': { method: 'POST', path: '/api/BettingBonuses/remove' },
  'account.addcontact': { method: 'POST', path: '/api/account/addcontact' },
  'account.cancelDepositLimit': { method: 'POST', path: '/api/account/cancelDepositLimit' },
  'account.cancelLimit': { method: 'POST', path: '/api/account/cancelLimit' },
  'account.changeSubscription': { method: 'POST', path: '/api/account/changeSubscription' },
  'account.changeTwoFactorAuth': { method: 'POST', path: '/api/account/changeTwoFactorAuth' },
  'account.changefakename': { method: 'POST', path: '/api/account/changefakename' },
  'account.changelocale': { method: 'POST', path: '/api/account/changelocale' },
  'account.changepassword': { method: 'POST', path: '/api/account/changepassword' },
  'account.close': { method: 'POST', path: '/api/account/close' },
  'account.confirmAuthenticator': { method: 'POST', path: '/api/account/confirmAuthenticator' },
  'account.confirmContact': { method: 'POST', path: '/api/account/confirmContact' },
  'account.confirmDepositLimit': { method: 'POST', path: '/api/account/confirmDepositLimit' },
  'account.confirmLimit': { method: 'POST', path: '/api/account/confirmLimit' },
  'account.confirmTwoFactorAuth': { method: 'POST', path: '/api/account/confirmTwoFactorAuth' },
  'account.endOtherSessions': { method: 'POST', path: '/api/account/endOtherSessions' },
  'account.endSession': { method: 'POST', path: '/api/account/endSession' },
  'account.excludeSelf': { method: 'POST', path: '/api/account/excludeSelf' },
  'account.getAuthenticator': { method: 'GET', path: '/api/account/getAuthenticator' },
  'account.getBalance': { method: 'GET', path: '/api/account/getBalance' },
  'account.getClosing': { method: 'GET', path: '/api/account/getClosing' },
  'account.getContactPhoneSettings': { method: 'GET', path: '/api/account/getContactPhoneSettings' },
  'account.getDepositLimit': { method: 'GET', path: '/api/account/getDepositLimit' },
  'account.getInfo': { method: 'GET', path: '/api/account/getInfo' },
  'account.getPersonalDataFields': { method: 'GET', path: '/api/account/getPersonalDataFields' },
  'account.getResponsibleGaming': { method: 'GET', path: '/api/account/getResponsibleGaming' },
  'account.getSessions': { method: 'GET', path: '/api/account/getSessions' },
  'account.getSocials': { method: 'GET', path: '/api/account/getSocials' },
  'account.getcurrencyrates': { method: 'GET', path: '/api/account/getcurrencyrates' },
  'account.getprofileinfo': { method: 'GET', path: '/api/account/getprofileinfo' },
  'account.removeAuthenticator': { method: 'POST', path: '/api/account/removeAuthenticator' },
  'account.removeSocial': { method: 'POST', path: '/api/account/removeSocial' },
  'account.renewRecoveryCodes': { method: 'POST', path: '/api/account/renewRecoveryCodes' },
  'account.saveProfileInfo': { method: 'POST', path: '/api/account/saveProfileInfo' },
  'account.sendconfirmationtocontact': { method: 'POST', path: '/api/account/sendconfirmationtocontact' },
  'account.setCurrency': { method: 'POST', path: '/api/account/setCurrency' },
  'account.setDepositLimit': { method: 'POST', path: '/api/account/setDepositLimit' },
  'account.setLimit': { method: 'POST', path: '/api/account/setLimit' },
  'account.setRealityCheck': { method: 'POST', path: '/api/account/setRealityCheck' },
  'account.setUserOnVerification': { method: 'POST', path: '/api/account/setUserOnVerification' },
  'account.startAuthenticator': { method: 'POST', path: '/api/account/startAuthenticator' },
  'account.unsubscribe': { method: 'POST', path: '/api/account/unsubscribe' },
  'auth.finishRegistration': { method: 'POST', path: '/api/auth/finishRegistration' },
  'auth.login': { method: 'POST', path: '/api/auth/login' },
  'auth.logout': { method: 'GET', path: '/api/auth/logout' },
  'auth.register': { method: 'POST', path: '/api/auth/register' },
  'auth.restore': { method: 'POST', path: '/api/auth/restore' },
  'banners.get': { method: 'GET', path: '/api/banners/get' },
  'bonuses.activate': { method: 'POST', path: '/api/bonuses/activate' },
  'bonuses.deactivate': { method: 'POST', path: '/api/bonuses/deactivate' },
  'bonuses.get': { method: 'GET', path: '/api/bonuses/get' },
  'bonuses.remove': { method: 'POST', path: '/api/bonuses/remove' },
  'campaigns.activateOffer': { method: 'POST', path: '/api/campaigns/activateOffer' },
  'campaigns.checkPromocode': { method: 'POST', path: '/api/campaigns/checkPromocode' },
  'campaigns.getoffers': { method: 'GET', path: '/api/campaigns/getoffers' },
  'campaigns.takepromotions': { method: 'POST', path: '/api/campaigns/takepromotions' },
  'cashbacks.get': { method: 'GET', path: '/api/cashbacks/get' },
  'cashbacks.payout': { method: 'POST', path: '/api/cashbacks/payout' },
  'cashbacks.remove': { method: 'POST', path: '/api/cashbacks/remove' },
  'cashier.canceldeposit': { method: 'POST', path: '/api/cashier/canceldeposit' },
  'cashier.cancelwithdrawal': { method: 'POST', path: '/api/cashier/cancelwithdrawal' },
  'cashier.getbanks': { method: 'GET', path: '/api/cashier/getbanks' },
  'cashier.getdepositinfo': { method: 'GET', path: '/api/cashier/getdepositinfo' },
  'cashier.getdepositsettings': { method: 'GET', path: '/api/cashier/getdepositsettings' },
  'cashier.gethistory': { method: 'GET', path: '/api/cashier/gethistory' },
  'cashier.getwithdrawsettings': { method: 'GET', path: '/api/cashier/getwithdrawsettings' },
  'cashier.makedeposit': { method: 'POST', path: '/api/cashier/makedeposit' },
  'cashier.makewithdrawal': { method: 'POST', path: '/api/cashier/makewithdrawal' },
  'chat.storeChatEvent': { method: 'POST', path: '/api/{provider}/storeChatEvent' },
  'consents.keep': { method: 'POST', path: '/api/consents/keep' },
  'events.handle': { method: 'GET', path: '/api/events/handle' },
  'events.stream': { method: 'GET', path: '/api/events' },
  'freespins.get': { method: 'GET', path: '/api/freespins/get' },
  'games.addLike': { method: 'POST', path: '/api/games/addLike' },
  'games.createhistoryexportrequest': { method: 'POST', path: '/api/games/createhistoryexportrequest' },
  'games.downloadhistoryexport': { method: 'GET', path: '/api/games/downloadhistoryexport' },
  'games.get': { method: 'GET', path: '/api/games/get' },
  'games.getCategories': { method: 'GET', path: '/api/games/getCategories' },
  'games.getHistory': { method: 'GET', path: '/api/games/getHistory' },
  'games.getHistoryExports': { method: 'GET', path: '/api/games/getHistoryExports' },
  'games.getHistoryGames': { method: 'GET', path: '/api/games/getHistoryGames' },
  'games.getLikes': { method: 'GET', path: '/api/games/getLikes' },
  'games.getProviders': { method: 'GET', path: '/api/games/getProviders' },
  'games.getRound': { method: 'GET', path: '/api/games/getRound' },
  'games.getSession': { method: 'GET', path: '/api/games/getSession' },
  'games.getTerms': { method: 'GET', path: '/api/games/getTerms' },
  'games.gethistoryexportrequest': { method: 'GET', path: '/api/games/gethistoryexportrequest' },
  'games.launch': { method: 'POST', path: '/api/games/launch' },
  'games.removeLike': { method: 'POST', path: '/api/games/removeLike' },
  'hit.track': { method: 'GET', path: '/hit' },
  'i18n.locales': { method: 'GET', path: '/nfx/i18n/locales' },
  'i18n.messages': { method: 'GET', path: '/nfx/i18n/messages/{locale}' },
  'jackpots.get': { method: 'GET', path: '/api/jackpots/get' },
  'jackpots.getWinners': { method: 'GET', path: '/api/jackpots/getWinners' },
  'leaderboard.get': { method: 'GET', path: '/api/leaderboard/get' },
  'leaderboard.live': { method: 'GET', path: '/api/leaderboard/live' },
  'leaderboard.top': { method: 'GET', path: '/api/leaderboard/top' },
  'loyalty.acknowledge': { method: 'POST', path: '/api/loyalty/acknowledge' },
  'loyalty.buyproduct': { method: 'POST', path: '/api/loyalty/buyproduct' },
  'loyalty.getProgram': { method: 'GET', path: '/api/loyalty/getProgram' },
  'loyalty.getPrograms': { method: 'GET', path: '/api/loyalty/getPrograms' },
  'loyalty.getcharacters': { method: 'GET', path: '/api/loyalty/getcharacters' },
  'loyalty.gethistory': { method: 'GET', path: '/api/loyalty/gethistory' },
  'loyalty.getinfo': { method: 'GET', path: '/api/loyalty/getinfo' },
  'loyalty.getnotifications': { method: 'GET', path: '/api/loyalty/getnotifications' },
  'loyalty.getorders': { method: 'GET', path: '/api/loyalty/getorders' },
  'loyalty.getproducts': { method: 'GET', path: '/api/loyalty/getproducts' },
  'loyalty.joinquest': { method: 'POST', path: '/api/loyalty/joinquest' },
  'loyalty.setcharacter': { method: 'POST', path: '/api/loyalty/setcharacter' },
  'metadata.get': { method: 'GET', path: '/api/metadata/get' },
  'metadata.getgeneralinfo': { method: 'GET', path: '/api/metadata/getgeneralinfo' },
  'oauth.callback': { method: 'GET', path: '/oauth/callback/{service}' },
  'oauth.init': { method: 'GET', path: '/oauth/init' },
  'popups.get': { method: 'GET', path: '/api/popups/get' },
  'promotions.get': { method: 'GET', path: '/api/promotions/get' },
  'push.getSettings': { method: 'GET', path: '/api/push/getSettings' },
  'push.subscribe': { method: 'POST', path: '/api/push/subscribe' },
  'push.unsubscribe': { method: 'POST', path: '/api/push/unsubscribe' },
  'sports.addFavourite': { method: 'POST', path: '/api/sports/addFavourite' },
  'sports.cashOut': { method: 'POST', path: '/api/sports/cashOut' },
  'sports.createBetsExport': { method: 'POST', path: '/api/sports/createBetsExport' },
  'sports.getBet': { method: 'GET', path: '/api/sports/getBet' },
  'sports.getBets': { method: 'GET', path: '/api/sports/getBets' },
  'sports.getBetsExport': { method: 'GET', path: '/api/sports/getBetsExport' },
  'sports.getBetsExportFile': { method: 'GET', path: '/api/sports/getBetsExportFile' },
  'sports.getBoosts': { method: 'GET', path: '/api/sports/getBoosts' },
  'sports.getCashOut': { method: 'GET', path: '/api/sports/getCashOut' },
  'sports.getEvent': { method: 'GET', path: '/api/sports/getEvent' },
  'sports.getEvents': { method: 'GET', path: '/api/sports/getEvents' },
  'sports.getFavourites': { method: 'GET', path: '/api/sports/getFavourites' },
  'sports.getFreeBets': { method: 'GET', path: '/api/sports/getFreeBets' },
  'sports.getRules': { method: 'GET', path: '/api/sports/getRules' },
  'sports.getSport': { method: 'GET', path: '/api/sports/getSport' },
  'sports.getTournament': { method: 'GET', path: '/api/sports/getTournament' },
  'sports.getTree': { method: 'GET', path: '/api/sports/getTree' },
  'sports.launch': { method: 'POST', path: '/api/sports/launch' },
  'sports.placebet': { method: 'POST', path: '/api/sports/placebet' },
  'sports.quote': { method: 'POST', path: '/api/sports/quote' },
  'sports.removeFavourite': { method: 'POST', path: '/api/sports/removeFavourite' },
  'sports.search': { method: 'GET', path: '/api/sports/search' },
  'storage.get': { method: 'GET', path: '/api/storage/get' },
  'storage.getKeys': { method: 'GET', path: '/api/storage/getKeys' },
  'storage.set': { method: 'POST', path: '/api/storage/set' },
  'support.getChatIdentity': { method: 'GET', path: '/api/support/getChatIdentity' },
  'support.getsettings': { method: 'GET', path: '/api/support/getsettings' },
  'support.sendFeedback': { method: 'POST', path: '/api/support/sendFeedback' },
  'tournaments.get': { method: 'GET', path: '/api/tournaments/get' },
  'tournaments.participate': { method: 'POST', path: '/api/tournaments/participate' },
  'verification.createApplicant': { method: 'POST', path: '/api/verification/createApplicant' },
  'verification.getAccessToken': { method: 'POST', path: '/api/verification/getAccessToken' },
  'verification.getStatus': { method: 'GET', path: '/api/verification/getStatus' },
  'verification.removeFile': { method: 'POST', path: '/api/verification/removeFile' },
  'verification.uploadFile': { method: 'POST', path: '/api/verification/uploadFile' },
}
