// Written by npm run generate from schemas/api; edit that instead.

export interface paths {
    "/wallet/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the player can stake
         * @description The first call with a launch token redeems it; it must come within two minutes of the launch. From then on the
         *     token names the game session.
         */
        post: operations["wallet.balance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a stake
         * @description Opens the round where it is new; a round may have several bets. A bet that was rolled back, also before it came, is
         *     refused for good.
         */
        post: operations["wallet.bet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/bet-and-win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a stake and pay what it has won, both or neither */
        post: operations["wallet.betAndWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a round
         * @description What was staked in it counts from then on: for the wagering of a bonus, for tournaments, and for the history. A
         *     round that is closed stays so; closing it again changes nothing.
         */
        post: operations["wallet.finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/free-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a free round, with what it has won
         * @description Takes one of the free rounds that the casino gave; the stake is 0. A round in which nothing more is to come is
         *     closed by it.
         */
        post: operations["wallet.freeRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/promo-win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay a prize that no bet has won */
        post: operations["wallet.promoWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bet that was not settled
         * @description Keyed by its target: a bet is given back once, however many rollbacks name it. Where the target is not known, a
         *     tombstone is kept, and the bet is refused if it comes.
         */
        post: operations["wallet.rollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay what a bet has won
         * @description Whoever has played is paid: neither the end of the session nor an exclusion refuses it. A bet that has lost is
         *     settled by a win of 0; a bet may win several times while its round is open.
         */
        post: operations["wallet.win"];
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
        /** @description Who plays, and with what. */
        BalanceAnswer: {
            balance: components["schemas"]["WalletSum"];
            /** @description The player, for calls that have no token; another name for each provider. */
            player: components["schemas"]["Name"];
        };
        /** @description Input of wallet.balance. */
        BalanceRequest: {
            /** @description Id of the game at the provider. */
            game: components["schemas"]["Name"];
            token: components["schemas"]["Token"];
        };
        /** @description What was done, and what the player can stake after it. */
        BetAndWinAnswer: {
            balance: components["schemas"]["WalletSum"];
            /** @description Of the stake. */
            split?: components["schemas"]["Split"];
            /** @description The casino's name of the bet. */
            transaction: components["schemas"]["Name"];
            /** @description The casino's names of the wins, in the same order. */
            wins: components["schemas"]["Name"][];
        };
        /** @description Input of wallet.betAndWin. */
        BetAndWinRequest: {
            /** @description What is staked. */
            bet: {
                amount: components["schemas"]["Stake"];
            };
            currency: components["schemas"]["Currency"];
            /** @description The round is closed with it. */
            finished?: boolean;
            /** @description Id of the game at the provider. */
            game: components["schemas"]["Name"];
            /** @description The provider's name of the round. */
            round: components["schemas"]["Name"];
            token: components["schemas"]["Token"];
            /** @description The provider's name of the bet. */
            transaction: components["schemas"]["Name"];
            /** @description What it has won, in order; empty where more is to come. */
            wins: {
                amount: components["schemas"]["Units"];
                /** @description The provider's name of the win. */
                transaction: components["schemas"]["Name"];
            }[];
        };
        /** @description Input of wallet.bet. */
        BetRequest: {
            amount: components["schemas"]["Stake"];
            currency: components["schemas"]["Currency"];
            /** @description Id of the game at the provider. */
            game: components["schemas"]["Name"];
            /** @description The provider's name of the round. */
            round: components["schemas"]["Name"];
            token: components["schemas"]["Token"];
            /** @description The provider's name of what happens. */
            transaction: components["schemas"]["Name"];
        };
        /**
         * @description Code of the currency, as the session has it.
         * @example EUR
         */
        Currency: string;
        /** @description What the player can stake. */
        FinishAnswer: {
            balance: components["schemas"]["WalletSum"];
        };
        /** @description Input of wallet.finish. */
        FinishRequest: {
            /** @description Id of the game at the provider. */
            game: components["schemas"]["Name"];
            /** @description As the first balance call of the session has answered it. */
            player: components["schemas"]["Name"];
            /** @description The provider's name of the round. */
            round: components["schemas"]["Name"];
        };
        /** @description Input of wallet.freeRound. */
        FreeRoundRequest: {
            /** @description What the round has won. */
            amount: components["schemas"]["Units"];
            /** @description As the casino named it when it gave the free rounds. */
            campaign: components["schemas"]["Name"];
            currency: components["schemas"]["Currency"];
            /** @description Id of the game at the provider. */
            game: components["schemas"]["Name"];
            /** @description How many free rounds are left by the provider's count. */
            remaining?: number;
            /** @description The provider's name of the round. */
            round: components["schemas"]["Name"];
            token: components["schemas"]["Token"];
            /** @description The provider's name of what happens. */
            transaction: components["schemas"]["Name"];
        };
        /**
         * @description Printable ASCII without spaces.
         * @example tx-8c1f0a
         */
        Name: string;
        /** @description What was done, and what the player can stake after it. */
        PlayAnswer: {
            balance: components["schemas"]["WalletSum"];
            split?: components["schemas"]["Split"];
            /** @description The casino's name of it. */
            transaction: components["schemas"]["Name"];
        };
        /** @description Input of wallet.promoWin. */
        PromoWinRequest: {
            amount: components["schemas"]["Stake"];
            /** @description What the prize is of. */
            campaign: components["schemas"]["Name"];
            currency: components["schemas"]["Currency"];
            /**
             * @description What it is a prize of.
             * @enum {string}
             */
            kind: "tournament" | "jackpot" | "promotion";
            /** @description As the first balance call of a session has answered it. */
            player: components["schemas"]["Name"];
            /** @description The provider's name of what happens. */
            transaction: components["schemas"]["Name"];
        };
        /** @description What was done, and what the player can stake after it. */
        RollbackAnswer: {
            balance: components["schemas"]["WalletSum"];
            /**
             * @description returned: the stake went back; before: another rollback did it already; tombstone: no such bet is known, and none will be taken.
             * @enum {string}
             */
            outcome: "returned" | "before" | "tombstone";
            /** @description The casino's name of it. */
            transaction: components["schemas"]["Name"];
        };
        /** @description Input of wallet.rollback. */
        RollbackRequest: {
            /** @description Id of the game at the provider. */
            game: components["schemas"]["Name"];
            /** @description As the first balance call of the session has answered it. */
            player: components["schemas"]["Name"];
            /** @description Round of the bet. */
            round: components["schemas"]["Name"];
            /** @description Transaction of the bet. */
            target: components["schemas"]["Name"];
            /** @description The provider's name of the rollback. */
            transaction: components["schemas"]["Name"];
        };
        /** @description What of it is real money and what is of a bonus, in minor units. */
        Split: {
            bonus: components["schemas"]["Units"];
            main: components["schemas"]["Units"];
        };
        /**
         * @description Minor units of the currency, above zero.
         * @example 100
         */
        Stake: string;
        /** @description Token of the launch, which names the game session from its first balance call on. */
        Token: string;
        /**
         * @description Minor units of the currency, without a sign (`"1050"` is 10.50 EUR).
         * @example 1050
         */
        Units: string;
        /**
         * @description Why a call was refused. The list of each operation stands in its `x-errors`.
         * @enum {string}
         */
        WalletCode: "INVALID_SIGNATURE" | "INVALID_REQUEST" | "TOKEN_EXPIRED" | "SESSION_GONE" | "PLAYER_UNKNOWN" | "PLAYER_EXCLUDED" | "LIMIT_REACHED" | "NOT_ENOUGH_MONEY" | "WRONG_CURRENCY" | "GAME_UNKNOWN" | "DUPLICATE_TRANSACTION" | "TRANSACTION_DOES_NOT_EXIST" | "ALREADY_ROLLED_BACK" | "BET_ALREADY_SETTLED" | "ROUND_CLOSED" | "OUT_OF_ORDER_SERVICE";
        /** @description Envelope of every failure. */
        WalletFailure: {
            /** @description What went wrong. */
            error: {
                /** @description What the player can stake, where that is why. */
                balance?: components["schemas"]["WalletSum"];
                code: components["schemas"]["WalletCode"];
                limit?: components["schemas"]["WalletLimit"];
                /** @description For developers and logs. */
                message: string;
            };
        };
        /** @description Which limit a stake would pass, where that is why. No sum is said, which is between the player and the casino. */
        WalletLimit: {
            /**
             * @description stake and loss are the player's own limits of what they stake and lose; bonus is the most that the terms of their bonus allow.
             * @enum {string}
             */
            kind: "stake" | "loss" | "bonus";
            /** @description The time zone (IANA) that the casino shows this player times in. */
            time_zone?: string;
            /**
             * Format: date-time
             * @description When the period of the limit ends.
             */
            until?: string;
        };
        /** @description A sum of money. */
        WalletSum: {
            amount: components["schemas"]["Units"];
            currency: components["schemas"]["Currency"];
        };
        /** @description Input of wallet.win. */
        WinRequest: {
            amount: components["schemas"]["Units"];
            /** @description Transaction of the bet that has won. */
            bet: components["schemas"]["Name"];
            currency: components["schemas"]["Currency"];
            /** @description The round is closed with it. */
            finished?: boolean;
            /** @description Id of the game at the provider. */
            game: components["schemas"]["Name"];
            /** @description Jackpot that was won; left out for an ordinary win. */
            jackpot?: components["schemas"]["Name"];
            /** @description As the first balance call of the session has answered it. */
            player: components["schemas"]["Name"];
            /** @description Round of the bet. */
            round: components["schemas"]["Name"];
            /** @description The provider's name of what happens. */
            transaction: components["schemas"]["Name"];
        };
    };
    responses: {
        /** @description It is not known whether it was done; the same transaction is to be sent again. */
        OutOfOrder: {
            headers: {
                /** @description Seconds to wait before. */
                "retry-after"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WalletFailure"];
            };
        };
        /** @description Refused; nothing has changed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WalletFailure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BalanceAnswer = components['schemas']['BalanceAnswer'];
export type BalanceRequest = components['schemas']['BalanceRequest'];
export type BetAndWinAnswer = components['schemas']['BetAndWinAnswer'];
export type BetAndWinRequest = components['schemas']['BetAndWinRequest'];
export type BetRequest = components['schemas']['BetRequest'];
export type Currency = components['schemas']['Currency'];
export type FinishAnswer = components['schemas']['FinishAnswer'];
export type FinishRequest = components['schemas']['FinishRequest'];
export type FreeRoundRequest = components['schemas']['FreeRoundRequest'];
export type Name = components['schemas']['Name'];
export type PlayAnswer = components['schemas']['PlayAnswer'];
export type PromoWinRequest = components['schemas']['PromoWinRequest'];
export type RollbackAnswer = components['schemas']['RollbackAnswer'];
export type RollbackRequest = components['schemas']['RollbackRequest'];
export type Split = components['schemas']['Split'];
export type Stake = components['schemas']['Stake'];
export type Token = components['schemas']['Token'];
export type Units = components['schemas']['Units'];
export type WalletCode = components['schemas']['WalletCode'];
export type WalletFailure = components['schemas']['WalletFailure'];
export type WalletLimit = components['schemas']['WalletLimit'];
export type WalletSum = components['schemas']['WalletSum'];
export type WinRequest = components['schemas']['WinRequest'];
export type ResponseOutOfOrder = components['responses']['OutOfOrder'];
export type ResponseRefused = components['responses']['Refused'];
export type $defs = Record<string, never>;
export interface operations {
    "wallet.balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description Who plays, and what they can stake in this game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
        };
    };
    "wallet.bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description The stake was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayAnswer"];
                };
            };
        };
    };
    "wallet.betAndWin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetAndWinRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description All of it was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetAndWinAnswer"];
                };
            };
        };
    };
    "wallet.finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description It is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishAnswer"];
                };
            };
        };
    };
    "wallet.freeRound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeRoundRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description It was taken, and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayAnswer"];
                };
            };
        };
    };
    "wallet.promoWin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoWinRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description It was paid, in real money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayAnswer"];
                };
            };
        };
    };
    "wallet.rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description The bet does not stand, now and for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollbackAnswer"];
                };
            };
        };
    };
    "wallet.win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WinRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["OutOfOrder"];
            /** @description It was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayAnswer"];
                };
            };
        };
    };
}
