// Written by npm run generate from schemas/api; edit that instead.

export interface paths {
    "/content/approvals/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a draft just as it is
         * @description Of messages each text is approved for itself: it stays so while it says the same, whatever becomes of the others.
         */
        put: operations["content.approve"];
        post?: never;
        /** Take the approval of a draft back */
        delete: operations["content.withdrawApproval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/artefacts/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One artefact, immutable */
        get: operations["content.getArtefact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, newest first
         * @description Administrators get all of it. Editors and publishers get what was done to the site, and of what was done to the staff only what they did themselves or what was done to them.
         */
        get: operations["content.listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/comments/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        /** What staff said about a definition, the first first */
        get: operations["content.listComments"];
        put?: never;
        /** Say something about a definition, or about a place of it, or answer to it */
        post: operations["content.addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/comments/{kind}/{id}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
                /** @description Number of the comment. */
                number: components["parameters"]["CommentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back what was said, with its answers
         * @description Who said it may while nobody has answered, an administrator always.
         */
        delete: operations["content.deleteComment"];
        options?: never;
        head?: never;
        /**
         * Say it otherwise, or say that it is settled
         * @description What was said is changed by who said it; anybody may settle it, and open it again.
         */
        patch: operations["content.changeComment"];
        trace?: never;
    };
    "/content/definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every definition as editors left it, without what it says
         * @description Also those that the next release leaves out. Sorted by key.
         */
        get: operations["content.listDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs from the live release, with its problems */
        get: operations["content.listDrafts"];
        put?: never;
        /**
         * Save several definitions together
         * @description All at once, or nothing. Each says what it was made over, as the writing of one does.
         */
        post: operations["content.saveDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/drafts/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        /**
         * One definition as editors left it
         * @description Answers the definition of the live release when there is no draft.
         */
        get: operations["content.getDraft"];
        /**
         * Save a definition
         * @description A broken definition is saved too, and its problems are answered. `If-Match` holds the ETag that was
         *     read; a new definition is saved with `If-None-Match: *`.
         */
        put: operations["content.saveDraft"];
        post?: never;
        /**
         * Delete a definition, or go back to that of the live release
         * @description A picture of the library is deleted by publishers alone, and while no definition shows it.
         */
        delete: operations["content.deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Releases as they go live, as server-sent events */
        get: operations["content.getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole site, the same bytes for the same content */
        get: operations["content.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With what the caller shows, besides the password, who they are */
        get: operations["content.getFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes in place of those that are left
         * @description 409 `NoFactorException` for whoever has no second factor.
         */
        post: operations["content.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show that the app has the secret
         * @description It takes the place of an app that was there before. 403 `WrongCodeException`; 409 `SetupOverException`; 429 after
         *     too many tries.
         */
        put: operations["content.confirmTotp"];
        /**
         * A new secret for an authenticator app
         * @description Nothing changes until a code of the app confirms it, within a quarter of an hour.
         */
        post: operations["content.startTotp"];
        /**
         * Remove the authenticator app
         * @description 409 `LastFactorException` where the caller's role must have a second factor and has no other.
         */
        delete: operations["content.removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far visitors come in several forms, field by field
         * @description For whoever edits what several forms are made of. Forms that are not live are left out.
         */
        get: operations["content.listFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many visitors complete each form, now and before its last change */
        get: operations["content.listFunnels"];
        put?: never;
        /**
         * Tell how far a visitor has come in a form
         * @description Sent by browsers of visitors who agreed to it (`funnel` of the site), with neither what was entered nor who it was, and
         *     added to sums at once. Nothing is counted where the site does not count, or the browser asks not to be tracked.
         *     Fields that the version does not have and codes that it has no words for are left out.
         */
        post: operations["content.countVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/funnel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far visitors come in a form, field by field */
        get: operations["content.getFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make drafts of everything that differs from a whole site */
        post: operations["content.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the holder of a link is invited to
         * @description 404 for a link that nobody gave out; 410 for one that opens nothing any more: `InvitationUsedException`,
         *     `InvitationRevokedException`, `InvitationReplacedException`, `InvitationExpiredException`. 429 after too many tries.
         */
        post: operations["content.readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/invitation/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the staff, with a password or a passkey, and be signed in
         * @description Refused as the invitation is; 403 `PasskeyRefusedException`; 409 `EmailTakenException` where somebody got the address
         *     meanwhile.
         */
        post: operations["content.acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/invitation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to make a passkey for who is invited
         * @description Refused as the invitation is.
         */
        post: operations["content.createInvitedPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was invited to the staff and has not answered */
        get: operations["content.listInvitations"];
        put?: never;
        /**
         * Invite somebody to the staff by a link
         * @description The link is good once, for seven days unless the operator says otherwise, and as long as the caller may invite. It
         *     takes the place of one that waits for the same address: so it is sent again. A letter carries it where letters are
         *     sent. 409 `EmailTakenException`, `InvitedTwiceException`; 429 after too many.
         */
        post: operations["content.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back */
        delete: operations["content.revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/loyalty/interventions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have something done about points, a product or an order
         * @description For admins who have just shown who they are; the server does it within seconds. What is asked again by the same id is answered
         *     as it stands; 409 `IdUsedException` where the id was used for something else, 404 where there is no such player, 429 after too many.
         */
        post: operations["content.askIntervention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/loyalty/interventions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came of something that was asked for
         * @description For publishers.
         */
        get: operations["content.getIntervention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/loyalty/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the loyalty shop that are to be sent, in the order in which they were made
         * @description For publishers.
         */
        get: operations["content.listLoyaltyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/loyalty/players/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a player stands in loyalty programmes, and what was done about them
         * @description For publishers.
         */
        get: operations["content.getLoyaltyPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/loyalty/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is gone of each product of the loyalty shop
         * @description For publishers.
         */
        get: operations["content.listLoyaltyStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/media/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every file that is kept, with what shows it */
        get: operations["content.listMediaFiles"];
        put?: never;
        /**
         * Upload a picture or a sound
         * @description PNG, JPEG, WebP, AVIF, GIF, SVG, MP3, WAV or Ogg, told by what it holds. Of an SVG only that is kept which draws. It is shown once a
         *     media definition names its hash. The very same file is kept once. Refused (413) where it would take more than is left
         *     of what the operator has set.
         */
        post: operations["content.uploadMediaFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/media/files/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file as it is kept */
        get: operations["content.getMediaFile"];
        put?: never;
        post?: never;
        /**
         * Remove a file that no picture names
         * @description For publishers. Refused (409) while a picture names it, as editors have it or as it is live, and where earlier releases show it, unless that is accepted. Going back to such a release is refused from then on, until the same file is uploaded again.
         */
        delete: operations["content.removeMediaFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a passkey that the browser has made
         * @description 403 `PasskeyRefusedException`; 409 `PasskeyTakenException`.
         */
        post: operations["content.addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the passkey. */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description 409 `LastFactorException` where the caller's role must have a second factor and has no other, `LastWayInException`
         *     where they have no password and no other passkey.
         */
        delete: operations["content.removePasskey"];
        options?: never;
        head?: never;
        /** Give a passkey another name */
        patch: operations["content.renamePasskey"];
        trace?: never;
    };
    "/content/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to sign in by a passkey
         * @description Good for five minutes, once, and in this browser, which a cookie names. The same for everybody.
         */
        post: operations["content.requestPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to make a passkey
         * @description 409 `TooManyPasskeysException`.
         */
        post: operations["content.createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/places/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        /** Where that was written which stands at a place of an artefact, as drafts are now */
        get: operations["content.findPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/presence/{tab}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the open studio, made up by it. */
                tab: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say where one is, and hear where others are
         * @description Said every few seconds; who says nothing for fifteen seconds has gone.
         */
        put: operations["content.setPresence"];
        post?: never;
        /** Say that one leaves */
        delete: operations["content.endPresence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a definition that nobody has saved would come to, among all drafts
         * @description Nothing is saved. A new definition is previewed like one that there is.
         */
        post: operations["content.previewDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links to previews that hold, by whom and until when */
        get: operations["content.listPreviewLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a link to a preview back
         * @description Editors take back those alone that they made; 404 for all others.
         */
        delete: operations["content.deletePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A signed, expiring name of the site with the drafts applied that there are now
         * @description The name says which drafts it shows. Whoever has it sees them at /preview/{token} until then, without an account. One that
         *     lasts a day or a week is a link, which is listed and can be taken back. Drafts that the publish gate refuses have no
         *     preview; those it refuses for texts alone that a template began with and that are still to be written have one.
         */
        post: operations["content.makePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Signed name of the preview. */
                token: components["parameters"]["Preview"];
            };
            cookie?: never;
        };
        /** What a preview is made of, for whoever has its name */
        get: operations["content.getPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/previews/{token}/answers/{operation}": {
        parameters: {
            query?: {
                /** @description State of the player that is pretended. */
                player?: string;
            };
            header?: never;
            path: {
                /** @description One that reads what is a player's own, as in account.getBalance. */
                operation: string;
                /** @description Signed name of the preview. */
                token: components["parameters"]["Preview"];
            };
            cookie?: never;
        };
        /** What the platform might answer to a player whom nobody is, by its description */
        get: operations["content.getPreviewAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/previews/{token}/artefacts/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Content hash, from the preview. */
                hash: string;
                /** @description Signed name of the preview. */
                token: components["parameters"]["Preview"];
            };
            cookie?: never;
        };
        /** One artefact of a preview */
        get: operations["content.getPreviewArtefact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live release */
        get: operations["content.getRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every release, newest first */
        get: operations["content.listReleases"];
        put?: never;
        /** Publish drafts as a new release */
        post: operations["content.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/releases/{id}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs in a release from another one */
        get: operations["content.compareReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/releases/{id}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier release live again */
        post: operations["content.rollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/renames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a definition, or a text in every language, another name, with every place that names it
         * @description Places are found by the grammar, not by their letters. Everything is saved as drafts at once, or nothing is; renaming back takes it back. Refused (422) where a name is composed, where what has been live is named outside of definitions, and where the publish gate would have something against the site that it has not now.
         */
        post: operations["content.rename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/revisions/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        /** Every revision of a definition, newest first */
        get: operations["content.listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be published or taken back at a moment, and what became of it
         * @description What waits by its moment, then what ended, the last first.
         */
        get: operations["content.listScheduled"];
        put?: never;
        /**
         * Publish what was reviewed at a moment, or take a release back then
         * @description The gate looks at it now and again at the moment. Then it goes live by whichever process is there, with the rights
         *     that the caller has then; if the gate refuses, or something of it was changed since, nothing is published, and the
         *     entry says why. Of messages it holds the texts that change, and not the others of the same definition. Taking back a release leaves what it changed as it was before, and everything else as it is.
         */
        post: operations["content.schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what is scheduled. */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel what waits, or set aside what was refused */
        delete: operations["content.unschedule"];
        options?: never;
        head?: never;
        /** Move what waits to another moment */
        patch: operations["content.reschedule"];
        trace?: never;
    };
    "/content/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["content.getSession"];
        put?: never;
        /**
         * Sign in
         * @description Where the member has a second factor, a right password alone is answered 202 with what else to show, and no
         *     session: the same call with `code` opens it. 401 `AuthorizationException` for a wrong address or password,
         *     `WrongCodeException` for a wrong or used code; 429 after too many of either.
         */
        post: operations["content.createSession"];
        /** Sign out */
        delete: operations["content.deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a passkey, which is password and second factor in one
         * @description 401 `PasskeyRefusedException`, whatever was wrong; 429 after too many tries.
         */
        post: operations["content.createSessionByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description Ends all other sessions of the caller. Who has none chooses their first within ten minutes of showing who they are.
         *     403 `WrongPasswordException`; 409 `SamePasswordException`; 429 after too many tries.
         */
        put: operations["content.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/session/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show again, by a passkey, who one is
         * @description As by the password. 403 `PasskeyRefusedException`; 429 after too many tries.
         */
        put: operations["content.proveByPasskey"];
        /**
         * Show again who one is, for what is dangerous
         * @description Good for ten minutes of this session. 403 `WrongPasswordException`; 429 after too many tries.
         */
        post: operations["content.prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/session/proof/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to show by a passkey who one is */
        post: operations["content.requestProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in */
        get: operations["content.listSessions"];
        put?: never;
        post?: never;
        /** End all sessions of the caller but this one */
        delete: operations["content.endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session of the caller */
        delete: operations["content.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CMS that definitions come from */
        get: operations["content.getSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/sports/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What open bets may cost, by outcome, the most first
         * @description For publishers.
         */
        get: operations["content.listExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/sports/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rulings that wait for a second person, in the order in which they were asked for
         * @description For publishers.
         */
        get: operations["content.listRulings"];
        put?: never;
        /**
         * Ask that bets be void, or settled otherwise than the feed says
         * @description For admins who have just shown who they are. Nothing happens before another admin has confirmed it. 404 where nothing
         *     was ever heard of the event; 429 after too many.
         */
        post: operations["content.askRuling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/sports/rulings/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a ruling that somebody else has asked for
         * @description For admins who have just shown who they are; the bets are settled within seconds. 409 `SecondPersonNeededException` for
         *     who asked, 404 where none waits under the number.
         */
        post: operations["content.confirmRuling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/sports/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events and lines on which staff take no bets
         * @description For publishers.
         */
        get: operations["content.listBetStops"];
        put?: never;
        /**
         * Take no bets on an event or a line, and cash none out
         * @description For publishers. Again for what is stopped already changes nothing.
         */
        post: operations["content.stopBets"];
        /**
         * Take bets as the feed says again
         * @description For publishers. 404 where it was not stopped; a line is not reopened with its event.
         */
        delete: operations["content.reopenBets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/sports/unrecovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What could not be taken back from players when bets were settled anew
         * @description For publishers; in the order in which it came. The players owe it, and pay it from whatever they get.
         */
        get: operations["content.listUnrecovered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everyone on the staff */
        get: operations["content.listStaff"];
        put?: never;
        /** Add a member of staff */
        post: operations["content.addStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a member of staff */
        patch: operations["content.changeStaff"];
        trace?: never;
    };
    "/content/staff/{id}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the member. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take away what a member of staff who has lost it cannot show
         * @description Authenticator app, passkeys and recovery codes; ends their sessions.
         */
        delete: operations["content.resetFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/staff/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the member. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        /** Where a member of staff is signed in */
        get: operations["content.listStaffSessions"];
        put?: never;
        post?: never;
        /** End all sessions of a member of staff */
        delete: operations["content.endStaffSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/translations/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Language that is translated to. */
                locale: string;
            };
            cookie?: never;
        };
        /** Every text of a language beside its translation, as editors have them now */
        get: operations["content.listTranslations"];
        put?: never;
        /** Say that translations still fit what they were made of */
        post: operations["content.reviewTranslations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/uses/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        /**
         * Where other definitions name this one, as editors have them now
         * @description Of messages, where their keys are named. Nothing for a definition that nobody names, or that there is not.
         */
        get: operations["content.listUses"];
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
        /**
         * @description Way from the top of a definition to a place in it. Items of lists go by what they are called, where they are called
         *     anything, so that the place is found again when others come before it.
         */
        Anchor: {
            /** @description Member by which the items of the list are told apart. */
            by?: string;
            /** @description What that member says. */
            is?: string;
            /** @description Place in a list. */
            item?: number;
            /** @description Member of an object. */
            member?: string;
        }[];
        /** @description Of what goes live only once another publisher has approved it. */
        ApprovalState: {
            /** @description Names of those who have. */
            by: string[];
            /** @description Somebody else than the caller has approved it as it is. */
            is_given: boolean;
            /** @description The caller has. */
            is_own: boolean;
        };
        /** @description Something that a member of staff did. */
        AuditEntry: {
            /**
             * @description What was done.
             * @example publish
             */
            action: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Name of the member of staff. */
            by: string;
            /** @description More about it. */
            details?: {
                [key: string]: unknown;
            };
            /** @description Number of the entry. */
            id: number;
            /** @description To what: the key of a definition, or a number. */
            target?: string;
            /** @description Name of the member of staff whose number the target is. */
            target_name?: string;
        };
        /** @description An event or a line on which no bets are taken. */
        BetStop: {
            event: components["schemas"]["SportsEventId"];
            line?: components["schemas"]["SportsLine"];
        };
        /** @description Who else has the studio open, and whether anything was done. */
        Colleagues: {
            /** @description One for each member and place, the caller's other windows too. */
            items: {
                /** @description Key of the definition that they have on the screen. */
                at?: string;
                /** @description Whether it is the caller, elsewhere. */
                is_own: boolean;
                /** @description Name of the member of staff. */
                name: string;
            }[];
            /** @description Of all that staff have done; the same as long as nobody does anything. */
            version: string;
        };
        /** @description What a member of staff said about a definition. */
        Comment: {
            anchor: components["schemas"]["Anchor"];
            /** @description What was answered, the first first. */
            answers: components["schemas"]["CommentAnswer"][];
            /**
             * Format: date-time
             * @description When it was said.
             */
            at: string;
            /** @description Name of the member of staff. */
            by: string;
            /**
             * Format: date-time
             * @description When it was said otherwise.
             */
            edited_at?: string;
            /** @description Number of the comment. */
            id: number;
            /** @description Whether the caller said it. */
            is_own: boolean;
            /** @description What stood there. */
            quote?: string;
            /**
             * Format: date-time
             * @description When nothing was left to do about it.
             */
            settled_at?: string;
            /** @description Who said so. */
            settled_by?: string;
            /** @description What is said. */
            text: string;
        };
        /** @description Answer to a comment. */
        CommentAnswer: {
            /**
             * Format: date-time
             * @description When it was said.
             */
            at: string;
            /** @description Name of the member of staff. */
            by: string;
            /**
             * Format: date-time
             * @description When it was said otherwise.
             */
            edited_at?: string;
            /** @description Number of the answer. */
            id: number;
            /** @description Whether the caller said it. */
            is_own: boolean;
            /** @description What is said. */
            text: string;
        };
        /** @description What is said. */
        CommentText: string;
        /** @description Envelope of every failure. */
        ContentFailure: {
            /** @description Keys of what is not as it was reviewed. */
            changed?: string[];
            /** @description What is there now */
            current?: components["schemas"]["Draft"];
            /** @description What went wrong. */
            error: {
                /** @description For developers and logs. */
                message: string;
                /**
                 * @description Type of the failure.
                 * @example AccessDeniedException
                 */
                type: string;
            };
            /** @description Why it cannot be published. */
            problems?: components["schemas"]["Problem"][];
        };
        /** @description What the browser answers (WebAuthn, Level 3, PublicKeyCredential.toJSON). */
        Credential: {
            [key: string]: unknown;
        };
        /** @description What an editor authors; its grammar is that of its kind. */
        Definition: {
            [key: string]: unknown;
        };
        /** @description Definition without what it says. */
        DefinitionSummary: {
            /** @description Id of the definition. */
            id: string;
            /** @description Kind and id with a slash between. */
            key: string;
            /** @description Kind of the definition. */
            kind: string;
            /** @description Comments that are not settled; left out where there are none. */
            open_comments?: number;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            saved_at: string;
            /** @description Name of the member of staff. */
            saved_by: string;
            /** @description The CMS that has it, and where alone it is changed. */
            source?: string;
            /**
             * @description How it stands to the live release.
             * @enum {string}
             */
            state: "live" | "added" | "changed" | "removed";
        };
        /** @description A definition as editors left it. */
        Draft: {
            definition: components["schemas"]["Definition"];
            /** @description Version of the draft. */
            etag: string;
            /** @description Id of the definition. */
            id: string;
            /** @description It differs from the live release. */
            is_draft: boolean;
            /** @description Kind and id with a slash between. */
            key: string;
            /** @description Kind of the definition. */
            kind: string;
            /** @description What the publish gate would refuse in it. */
            problems: components["schemas"]["Problem"][];
            /**
             * Format: date-time
             * @description When it was saved.
             */
            saved_at?: string;
            /** @description Name of the member of staff. */
            saved_by?: string;
            source?: components["schemas"]["SourceLink"];
        };
        /** @description Draft without its definition. */
        DraftSummary: {
            approval?: components["schemas"]["ApprovalState"];
            /**
             * @description How it differs from the live release.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
            /** @description Version of the draft. */
            etag: string;
            /** @description Id of the definition. */
            id: string;
            /** @description Kind and id with a slash between. */
            key: string;
            /** @description Kind of the definition. */
            kind: string;
            /** @description What the publish gate would refuse in it. */
            problems: components["schemas"]["Problem"][];
            /**
             * Format: date-time
             * @description When it was saved.
             */
            saved_at: string;
            /** @description Name of the member of staff. */
            saved_by: string;
            /** @description Of messages that differ in texts alone, which; where they were asked for. */
            texts?: {
                approval?: components["schemas"]["ApprovalState"];
                /**
                 * @description How it differs from the live release.
                 * @enum {string}
                 */
                change: "added" | "changed" | "removed";
                /** @description Version that it would have; null where it is removed. */
                etag: string | null;
                /** @description Key of the definition and of the text, as content.publish takes it. */
                key: string;
                /** @description Keys of the definitions that name it. */
                shown_by: string[];
            }[];
        };
        /** @description What the house may lose by open bets on an outcome. */
        ExposedOutcome: {
            /** @description How many are open. */
            bets: number;
            event: components["schemas"]["SportsEventId"];
            liability: components["schemas"]["Money"];
            line: components["schemas"]["SportsLine"];
            /** @description What these are called in English; the id of what has no name. */
            names: {
                /** @description Name of the event. */
                event: string;
                /** @description Name of the line. */
                market: string;
                /** @description Name of the outcome. */
                outcome: string;
            };
            outcome: components["schemas"]["SportsOutcome"];
            staked: components["schemas"]["Money"];
        };
        /** @description Second factors of a member of staff. */
        Factors: {
            /** @description Their role must have one. */
            is_required: boolean;
            /** @description In the order in which they were added. */
            passkeys: {
                /**
                 * Format: date-time
                 * @description When it was added.
                 */
                created_at: string;
                /** @description Its number. */
                id: number;
                /** @description By which its owner knows it. */
                name: string;
                /**
                 * Format: date-time
                 * @description When it was last used, where it was.
                 */
                used_at?: string;
            }[];
            /** @description How many are left. */
            recovery_codes: number;
            /** @description The authenticator app, where there is one. */
            totp?: {
                /**
                 * Format: date-time
                 * @description When it was added.
                 */
                created_at: string;
            };
        };
        /** @description Fields by their sysname. */
        FieldNames: string[];
        /** @description What happened in a form since the browser told of it last. A visit is told of once or in parts. */
        FormVisit: {
            /** @description The visit is told of for the first time. */
            begins?: boolean;
            /** @description The form was sent and accepted. */
            completed?: boolean;
            device: components["schemas"]["FunnelDevice"];
            /** @description Codes of errors by the field that they stood at. */
            errors?: {
                [key: string]: string[];
            };
            focused?: components["schemas"]["FieldNames"];
            /** @description Id of the form. */
            form: string;
            /** @description The field in which the visitor was last; empty before any. */
            left?: string;
            /** @description What was told as left before the visitor came back. */
            returned?: string;
            shown?: components["schemas"]["FieldNames"];
            /** @description Hash of its artefact. */
            version: string;
        };
        FoundPlace: components["schemas"]["WrittenPlace"] & {
            fragment?: components["schemas"]["WrittenPlace"];
        };
        /** @description That fewer visitors complete a form since a release changed it. One for each change. */
        FunnelAlarm: {
            /** @description The release that was live before that. */
            before_release?: number;
            /** @description How many of them ended with its being sent. */
            completed: number;
            /** @description How many of them ended with its being sent. */
            completed_before: number;
            /**
             * Format: date-time
             * @description When it ended.
             */
            ended_at?: string;
            /** @description The release that ended it. */
            ended_by?: number;
            /** @description Id of the form. */
            form: string;
            /** @description Its number. */
            id: number;
            /**
             * @description taken_back: the form is what it was before; changed: it is something else; removed: there is none; recovered: as many complete it as before; expired: nobody took it back for two weeks.
             * @enum {string}
             */
            outcome?: "taken_back" | "changed" | "removed" | "recovered" | "expired";
            /**
             * Format: date-time
             * @description When it was found.
             */
            raised_at: string;
            /** @description The release that changed it. */
            release: number;
            /**
             * Format: date-time
             * @description When the change went live.
             */
            since: string;
            /** @description Visits to the form as it was then. */
            visits: number;
            /** @description Visits to it before the change. */
            visits_before: number;
        };
        /** @description Days for which counts are kept. */
        FunnelDays: number;
        /**
         * @description How wide the screen is.
         * @enum {string}
         */
        FunnelDevice: "mobile" | "tablet" | "desktop";
        /** @description How far visitors come in a form. */
        FunnelForm: components["schemas"]["FunnelSummary"] & {
            now: components["schemas"]["FunnelSide"];
            /** @description What fields were called before the last change that have another name now. */
            renamed?: {
                [key: string]: string;
            };
            /** @description Fields by the names that they have now, where they were renamed since. */
            was?: components["schemas"]["FunnelSide"];
        };
        /** @description Whether the live site counts at all. */
        FunnelIsOn: boolean;
        /** @description What happened in one version of a form. */
        FunnelSide: {
            /** @description How many of them ended with its being sent. */
            completed: number;
            /** @description Its fields as they stand on the screen. */
            fields: {
                /** @description Visits in which it was found wrong, by code. */
                errors: {
                    [key: string]: number;
                };
                /** @description Its sysname. */
                field: string;
                /** @description Visits in which it was gone into. */
                focused: number;
                /** @description Visits that ended here without the form being sent. */
                left: number;
                /** @description Visits in which it was on the screen. */
                shown: number;
            }[];
            /** @description How many ended before any field was gone into. */
            left: number;
            /** @description Visits. */
            visits: number;
        };
        /** @description How many visitors complete a form, as it is live and as it was before its last change. */
        FunnelSummary: {
            /** @description What the form was called then, where that is another name. */
            before_form?: string;
            /** @description The release that was live before that. */
            before_release?: number;
            /** @description How many of them ended with its being sent. */
            completed: number;
            /** @description How many of them ended with its being sent. */
            completed_before?: number;
            /** @description Id of the form. */
            form: string;
            /** @description It fell, and the change is younger than two weeks. */
            is_alarm: boolean;
            /** @description The release that changed it last. */
            release?: number;
            /**
             * Format: date-time
             * @description When that went live.
             */
            since?: string;
            /**
             * @description few: too little is known to say anything; same: a difference would be chance; fell, rose: it is hardly chance.
             * @enum {string}
             */
            verdict: "few" | "same" | "fell" | "rose";
            /** @description Visits to it as it is live. */
            visits: number;
            /** @description Visits to it as it was before. */
            visits_before?: number;
        };
        /**
         * @description Chosen by who asks, so that what is asked twice is done once.
         * @example sorry-17
         */
        InterventionId: string;
        /**
         * @description Of a player in a programme: `grant` and `take` points (`amount`), `freeze` and `thaw` them, let those that are due `expire`,
         *     `replay` all that was earned. Of a player: `mark` as at risk, and `clear` the mark. Of a product: `restock` it by an
         *     `amount`, below zero too. Of an order: `send`, it is on its way, and `fail`, its points go back.
         * @enum {string}
         */
        InterventionKind: "grant" | "take" | "freeze" | "thaw" | "expire" | "replay" | "mark" | "clear" | "restock" | "send" | "fail";
        /** @description File of a picture, with what shows it. */
        KeptMediaFile: components["schemas"]["MediaFile"] & {
            /** @description Keys of the pictures that name it, as editors have them or as they are live. */
            named_by: string[];
            /** @description Releases that show it, the live one among them. */
            releases: {
                /** @description The first of them. */
                first?: number;
                /** @description The last of them. */
                last?: number;
                /** @description How many. */
                total: number;
            };
        };
        /** @description The live release. */
        LiveRelease: {
            /**
             * @description Hash of each artefact, by key.
             * @example {
             *       "form/registration": "3Zk0v8yQm1nUe2Jw"
             *     }
             */
            artefacts: {
                [key: string]: string;
            };
            /** @description Number of the release. */
            id: number;
            /**
             * Format: date-time
             * @description When it was published.
             */
            published_at: string;
        };
        /** @description Something that was asked for about points, a product or an order. */
        LoyaltyIntervention: {
            /** @description Points, or how many of a product. */
            amount?: number;
            /**
             * Format: date-time
             * @description When.
             */
            asked_at: string;
            /** @description Who asked: the address of a member of staff, or the name of a user of the machine. */
            asked_by: string;
            id: components["schemas"]["InterventionId"];
            kind: components["schemas"]["InterventionKind"];
            /** @description Number of the order. */
            order?: number;
            /** @description What came of it, in words; not there while it waits. */
            outcome?: string;
            /** @description Number of the player. */
            player?: number;
            /** @description Number of the product. */
            product?: number;
            /** @description Number of the programme. */
            programme?: number;
            /** @description Why. */
            reason: string;
        };
        /** @description An order of a thing that is to be sent. */
        LoyaltyParcel: {
            /**
             * Format: date-time
             * @description When it was bought.
             */
            at: string;
            /** @description Number of the order. */
            id: number;
            /** @description Id of the definition of the product. */
            name: string;
            /** @description Number of the player. */
            player: number;
            /** @description Number of the product. */
            product: number;
        };
        /** @description How a player stands in loyalty programmes, and what was done about them. */
        LoyaltyPlayer: {
            /** @description The newest first. */
            interventions: components["schemas"]["LoyaltyIntervention"][];
            /** @description One for each programme that the player has been in. */
            standings: {
                /** @description That the player owes. */
                debt: number;
                /** @description Why nothing is spent; not there where it is not frozen. */
                frozen?: string;
                /** @description Number of the level. */
                level: number;
                /** @description That can be spent. */
                points: number;
                /** @description Number of the programme. */
                programme: number;
            }[];
        };
        /** @description What is gone of a product, and what was added to what its definition says. */
        LoyaltyStock: {
            /** @description That people have added. */
            added: number;
            /** @description Number of the product. */
            product: number;
            /** @description That are gone. */
            sold: number;
        };
        /** @description File of a picture or a sound. */
        MediaFile: {
            /** @description What it is named by: SHA-256 of its bytes, base64url. */
            hash: string;
            /** @description Pixels down; 0 of a sound. */
            height: number;
            /** @description Bytes. */
            size: number;
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "audio/mpeg" | "audio/ogg" | "audio/wav" | "image/avif" | "image/gif" | "image/jpeg" | "image/png" | "image/svg+xml" | "image/webp" | "image/x-icon";
            /** @description Pixels across; 0 of a sound. */
            width: number;
        };
        /** @description A sum. */
        Money: {
            /**
             * @description In the units of the currency.
             * @example 10.50
             */
            amount: string;
            /**
             * @description Its code.
             * @example EUR
             */
            currency: string;
        };
        /** @description Link to a preview. */
        PreviewLink: {
            /** @description Name of the member of staff. */
            by: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Its number. */
            id: number;
            /** @description Keys of the drafts that it shows. */
            keys: string[];
            /** @description The caller may take it back. */
            may_take_back: boolean;
            /**
             * Format: date-time
             * @description Until when it holds.
             */
            until: string;
        };
        /** @description Why a definition cannot be published. */
        Problem: {
            /**
             * @description Name of the check.
             * @example unknown_message
             */
            code: string;
            /**
             * @description Key of the definition.
             * @example form/registration
             */
            definition: string;
            /** @description What to do about it. */
            hint: string;
            /** @description What is wrong. */
            message: string;
            /**
             * @description JSON Pointer to the fault.
             * @example /fields/3/attributes/label
             */
            pointer: string;
        };
        /** @description What would change, and what the publish gate says to it. */
        PublishCheck: {
            /** @description What would change. */
            changes: {
                /**
                 * @description How it differs.
                 * @enum {string}
                 */
                change: "added" | "changed" | "removed";
                /** @description Version that it would have; null where it is removed. */
                etag: string | null;
                /** @description Key of the definition, or of the text where single ones were named. */
                key: string;
            }[];
            /** @description Empty when it can be published. */
            problems: components["schemas"]["Problem"][];
            /** @description What waits for its moment and would be refused then if this were published, and otherwise not. */
            schedule?: {
                /**
                 * Format: date-time
                 * @description The moment.
                 */
                at: string;
                /** @description Its number. */
                id: number;
                /** @description What changes and why. */
                message: string;
                refusal: components["schemas"]["Refusal"];
            }[];
        };
        /** @description Codes for whoever has lost their second factor; each is good once. */
        RecoveryCodes: {
            /** @description Empty where those that are there stay. */
            recovery_codes: string[];
        };
        /** @description Why it was not published (`refusal`), or, of what waits, why it would not be if its moment were now, after all that comes before it (`foreseen`). */
        Refusal: {
            /** @description Keys of what is not as it was reviewed. */
            changed?: string[];
            /** @description What keeps it from being published. */
            message: string;
            /** @description What the publish gate found. */
            problems?: components["schemas"]["Problem"][];
            /** @description Type of the failure. */
            type: string;
        };
        /** @description Immutable, consistent set of revisions. */
        Release: {
            /** @description Keys that differ from the release before. */
            changed?: string[];
            /** @description How many definitions it has. */
            definitions: number;
            /** @description Number of the release. */
            id: number;
            /** @description Players see it now. */
            is_live: boolean;
            /** @description What changed and why. */
            message: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            published_at: string;
            /** @description Name of the member of staff. */
            published_by: string;
            /** @description The release that was live before, where that is known. */
            replaced?: number;
        };
        /** @description What differs in a release from another one. */
        ReleaseDifference: {
            /** @description The first two hundred of them by key, in the language of today. */
            items: {
                /** @description As this release has it; null where it has none. */
                after: {
                    [key: string]: unknown;
                } | null;
                /** @description As the other release has it; null where it has none. */
                before: {
                    [key: string]: unknown;
                } | null;
                /** @description Key of the definition. */
                key: string;
            }[];
            /** @description How many definitions differ. */
            total: number;
        };
        /** @description Immutable saved version of a definition. */
        Revision: {
            /** @description null when this revision deletes it. */
            definition: components["schemas"]["Definition"] | null;
            /** @description Number of the revision. */
            id: number;
            /** @description Players have it now. */
            is_live?: boolean;
            /** @description Releases that it is in. */
            releases?: number[];
            /**
             * Format: date-time
             * @description When it was saved.
             */
            saved_at: string;
            /** @description Name of the member of staff. */
            saved_by: string;
        };
        /**
         * @description editor writes drafts; publisher also publishes and rolls back; admin also manages staff and changes the snippets of the site.
         * @enum {string}
         */
        Role: "editor" | "publisher" | "admin";
        /**
         * @description What becomes of bets on it; `feed`: what the feed says, as before a ruling.
         * @enum {string}
         */
        RulingResult: "won" | "lost" | "void" | "feed";
        /** @description What is to be published, or taken back, at a moment. */
        Scheduled: {
            /**
             * @description What is done.
             * @enum {string}
             */
            action: "publish" | "unpublish";
            /** @description Number of what is scheduled whose release is taken back. */
            after?: number;
            /**
             * Format: date-time
             * @description The moment.
             */
            at: string;
            /** @description Name of the member of staff. */
            by: string;
            /** @description Of what waits, what is no longer as it was reviewed: it will be refused. */
            changed: string[];
            /**
             * Format: date-time
             * @description When it was scheduled.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was done, refused or cancelled.
             */
            ended_at?: string;
            foreseen?: components["schemas"]["Refusal"];
            /** @description Its number. */
            id: number;
            /** @description Definitions that it changes, and single texts of messages. */
            keys: string[];
            /** @description What changes and why. */
            message: string;
            refusal?: components["schemas"]["Refusal"];
            /** @description The release that came of it. */
            release?: number;
            /**
             * @description What became of it.
             * @enum {string}
             */
            state: "waiting" | "done" | "refused" | "cancelled";
            /** @description The release that is taken back. */
            takes_back?: number;
        };
        /** @description With what a sign-in goes on. */
        SecondFactorAsked: {
            /** @description Any one of these. */
            second_factor: ("totp" | "passkey" | "recovery_code")[];
        };
        /** @description The whole site. */
        SiteExport: {
            /** @description Definitions by key. */
            definitions: {
                [key: string]: components["schemas"]["Definition"];
            };
        };
        /** @description The site with drafts applied, as its release would be. */
        SitePreview: {
            /** @description Hash by artefact key. */
            artefacts: {
                [key: string]: string;
            };
            /** @description Of what is shown, the same where that is. */
            id: string;
            /** @description Its signed name; it stands at /preview/ and this. */
            token: string;
            /**
             * Format: date-time
             * @description When it is over.
             */
            until: string;
        };
        /** @description A CMS that definitions come from. */
        Source: {
            /** @description Why that process cannot read it now. */
            failure?: string;
            /** @description Texts that it lacks, which stand in the default language of the site. */
            fallbacks: {
                /** @description Language. */
                locale: string;
                /** @description How many. */
                texts: number;
            }[];
            /** @description What it is called. */
            name: string;
            /** @description What keeps it from being live. */
            problems: (components["schemas"]["Problem"] & {
                /** @description Address at which the definition is changed. */
                url?: string;
            })[];
            /**
             * Format: date-time
             * @description When the process that answers last read it.
             */
            reached_at?: string;
            /** @description Release that it last came to. */
            release?: number;
            /**
             * @description What became of what it had published when it was read last: `waiting` nothing yet, `live`, `refused` by the gate or for lack
             *     of rights, so that it stands in the drafts alone, `invalid` where drafts cannot hold it.
             * @enum {string}
             */
            state: "waiting" | "live" | "refused" | "invalid";
            /**
             * Format: date-time
             * @description When it last had published something else.
             */
            taken_at?: string;
        };
        /** @description Where a definition is changed, which comes from a CMS. */
        SourceLink: {
            /** @description What the CMS is called. */
            name: string;
            /** @description Address at which it is changed. */
            url: string;
        };
        /**
         * @description The event, by the id of the feed.
         * @example sr:match:17
         */
        SportsEventId: string;
        /**
         * @description A line: its market with specifiers, sorted; where it is left out, all of the event.
         * @example 18?total=2.5
         */
        SportsLine: string;
        /** @description The outcome, by the id of the feed; all of the line where it is left out, which can be void or as the feed says. */
        SportsOutcome: string;
        /** @description How bets are to be settled, whatever the feed says. */
        SportsRuling: {
            /**
             * Format: date-time
             * @description When.
             */
            asked_at: string;
            /** @description Who asked: the address of a member of staff, or the name of a user of the machine. */
            asked_by: string;
            /** @description Who agreed; not there while it waits. */
            confirmed_by?: string;
            event: components["schemas"]["SportsEventId"];
            /** @description Number of the ruling. */
            id: number;
            line: components["schemas"]["SportsLine"];
            outcome?: components["schemas"]["SportsOutcome"];
            /** @description Why. */
            reason: string;
            result: components["schemas"]["RulingResult"];
        };
        /** @description Invitation to the staff. */
        StaffInvitation: {
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /** @description E-mail address. */
            email: string;
            /**
             * Format: date-time
             * @description Until when it is good.
             */
            expires_at: string;
            /** @description Its number. */
            id: number;
            /** @description Name of the administrator. */
            invited_by: string;
            role: components["schemas"]["Role"];
        };
        /** @description Member of staff. */
        StaffMember: {
            /** @description What they have to do before anything else. */
            due?: ("new_password" | "second_factor")[];
            /** @description E-mail address. */
            email: string;
            /** @description Who has none signs in by passkeys alone. */
            has_password?: boolean;
            /** @description An authenticator app or a passkey. */
            has_second_factor?: boolean;
            /** @description Number of the member. */
            id: number;
            /** @description May sign in. */
            is_active: boolean;
            /** @description Name to show. */
            name: string;
            role: components["schemas"]["Role"];
        };
        /** @description Sign-in of a member of staff. */
        StaffSession: {
            /**
             * Format: date-time
             * @description When they signed in.
             */
            created_at: string;
            /**
             * @description Browser and system; empty where they are not known.
             * @example Firefox on Linux
             */
            device: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expires_at: string;
            /** @description Its number. */
            id: number;
            /** @description It is that of the caller. */
            is_own: boolean;
            /** @description Address that it was opened from, of IPv6 the network; empty where it is not known. */
            place: string;
            /**
             * Format: date-time
             * @description When it was last used, to within some minutes.
             */
            seen_at: string;
        };
        /** @description Sign-ins of a member of staff. */
        StaffSessions: {
            items: components["schemas"]["StaffSession"][];
        };
        /** @description What an authenticator app needs (RFC 6238). */
        TotpSetup: {
            /** @description To type into the app, in base 32. */
            secret: string;
            /** @description Names the setup when it is confirmed. */
            ticket: string;
            /** @description The same for a picture that the app reads. */
            uri: string;
        };
        /** @description A text and its translation. */
        Translation: {
            /**
             * @description Key of the definition that holds the translation, or would.
             * @example messages/de/cashier
             */
            definition: string;
            /**
             * @description Key of the text.
             * @example cashier.deposit.title
             */
            key: string;
            /** @description The text that is translated, in ICU. */
            source: string;
            /** @description Revision in which it got these words. */
            source_revision: number;
            /**
             * @description missing: there is none, or it still says what a template has in its place; stale: it was made before the text got other words.
             * @enum {string}
             */
            state: "missing" | "stale" | "current";
            /** @description The translation; left out where there is none. */
            target?: string;
            /** @description What the text said when a stale translation was made, as far as that is known. */
            was?: string;
        };
        /** @description What a new settlement should have taken back and the player did not have any more. */
        UnrecoveredBet: {
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Number of the bet. */
            bet: number;
            /** @description Number, growing. */
            id: number;
            /** @description Key of the journal that took back the rest. */
            journal: string;
            /** @description Number of the player. */
            uid: number;
        };
        /** @description Place where a definition is named. */
        Use: {
            /**
             * @description Key of the definition that names it.
             * @example page/index
             */
            definition: string;
            /**
             * @description Key of the text, of messages.
             * @example forms.email.label
             */
            name?: string;
            /**
             * @description JSON Pointer into that definition.
             * @example /blocks/0/form
             */
            pointer: string;
        };
        /** @description Place in a definition as it is written. */
        WrittenPlace: {
            /**
             * @description Key of the definition.
             * @example page/index
             */
            definition: string;
            /**
             * @description JSON Pointer into it.
             * @example /blocks/0
             */
            pointer: string;
        };
    };
    responses: {
        /** @description Somebody else has saved in between; the current state is answered. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContentFailure"];
            };
        };
        /** @description Options for the browser (WebAuthn, Level 3, parseCreationOptionsFromJSON and parseRequestOptionsFromJSON). */
        PasskeyOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Not understood, not signed in, not allowed, or not there. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContentFailure"];
            };
        };
        /** @description The publish gate refuses; the problems are answered and nothing changes for players. */
        Unpublishable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContentFailure"];
            };
        };
    };
    parameters: {
        /** @description Number of the last item that is known. */
        After: number;
        /** @description Number of the comment. */
        CommentNumber: number;
        /** @description Id of the definition, URL-encoded. */
        DefinitionId: string;
        /** @description ETag that was read. */
        IfMatch: string;
        /** @description A star when the definition is new. */
        IfNoneMatch: "*";
        /** @description Kind of the definition. */
        Kind: string;
        /** @description The most items to answer. */
        Limit: number;
        /** @description Position of the first item, from 0. */
        Offset: number;
        /** @description Signed name of the preview. */
        Preview: string;
        /** @description Number of the member. */
        StaffId: number;
        /** @description Language that is translated from. */
        TranslatedFrom: string;
    };
    requestBodies: {
        Credential: {
            content: {
                "application/json": {
                    credential: components["schemas"]["Credential"];
                };
            };
        };
    };
    headers: {
        /** @description Version of what is answered. */
        ETag: string;
    };
    pathItems: never;
}
export type Anchor = components['schemas']['Anchor'];
export type ApprovalState = components['schemas']['ApprovalState'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type BetStop = components['schemas']['BetStop'];
export type Colleagues = components['schemas']['Colleagues'];
export type Comment = components['schemas']['Comment'];
export type CommentAnswer = components['schemas']['CommentAnswer'];
export type CommentText = components['schemas']['CommentText'];
export type ContentFailure = components['schemas']['ContentFailure'];
export type Credential = components['schemas']['Credential'];
export type Definition = components['schemas']['Definition'];
export type DefinitionSummary = components['schemas']['DefinitionSummary'];
export type Draft = components['schemas']['Draft'];
export type DraftSummary = components['schemas']['DraftSummary'];
export type ExposedOutcome = components['schemas']['ExposedOutcome'];
export type Factors = components['schemas']['Factors'];
export type FieldNames = components['schemas']['FieldNames'];
export type FormVisit = components['schemas']['FormVisit'];
export type FoundPlace = components['schemas']['FoundPlace'];
export type FunnelAlarm = components['schemas']['FunnelAlarm'];
export type FunnelDays = components['schemas']['FunnelDays'];
export type FunnelDevice = components['schemas']['FunnelDevice'];
export type FunnelForm = components['schemas']['FunnelForm'];
export type FunnelIsOn = components['schemas']['FunnelIsOn'];
export type FunnelSide = components['schemas']['FunnelSide'];
export type FunnelSummary = components['schemas']['FunnelSummary'];
export type InterventionId = components['schemas']['InterventionId'];
export type InterventionKind = components['schemas']['InterventionKind'];
export type KeptMediaFile = components['schemas']['KeptMediaFile'];
export type LiveRelease = components['schemas']['LiveRelease'];
export type LoyaltyIntervention = components['schemas']['LoyaltyIntervention'];
export type LoyaltyParcel = components['schemas']['LoyaltyParcel'];
export type LoyaltyPlayer = components['schemas']['LoyaltyPlayer'];
export type LoyaltyStock = components['schemas']['LoyaltyStock'];
export type MediaFile = components['schemas']['MediaFile'];
export type Money = components['schemas']['Money'];
export type PreviewLink = components['schemas']['PreviewLink'];
export type Problem = components['schemas']['Problem'];
export type PublishCheck = components['schemas']['PublishCheck'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type Refusal = components['schemas']['Refusal'];
export type Release = components['schemas']['Release'];
export type ReleaseDifference = components['schemas']['ReleaseDifference'];
export type Revision = components['schemas']['Revision'];
export type Role = components['schemas']['Role'];
export type RulingResult = components['schemas']['RulingResult'];
export type Scheduled = components['schemas']['Scheduled'];
export type SecondFactorAsked = components['schemas']['SecondFactorAsked'];
export type SiteExport = components['schemas']['SiteExport'];
export type SitePreview = components['schemas']['SitePreview'];
export type Source = components['schemas']['Source'];
export type SourceLink = components['schemas']['SourceLink'];
export type SportsEventId = components['schemas']['SportsEventId'];
export type SportsLine = components['schemas']['SportsLine'];
export type SportsOutcome = components['schemas']['SportsOutcome'];
export type SportsRuling = components['schemas']['SportsRuling'];
export type StaffInvitation = components['schemas']['StaffInvitation'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffSession = components['schemas']['StaffSession'];
export type StaffSessions = components['schemas']['StaffSessions'];
export type TotpSetup = components['schemas']['TotpSetup'];
export type Translation = components['schemas']['Translation'];
export type UnrecoveredBet = components['schemas']['UnrecoveredBet'];
export type Use = components['schemas']['Use'];
export type WrittenPlace = components['schemas']['WrittenPlace'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePasskeyOptions = components['responses']['PasskeyOptions'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseUnpublishable = components['responses']['Unpublishable'];
export type ParameterAfter = components['parameters']['After'];
export type ParameterCommentNumber = components['parameters']['CommentNumber'];
export type ParameterDefinitionId = components['parameters']['DefinitionId'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterKind = components['parameters']['Kind'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterPreview = components['parameters']['Preview'];
export type ParameterStaffId = components['parameters']['StaffId'];
export type ParameterTranslatedFrom = components['parameters']['TranslatedFrom'];
export type RequestBodyCredential = components['requestBodies']['Credential'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    "content.approve": {
        parameters: {
            query?: {
                /** @description Key of the one text of messages that is approved; all of them if left out. */
                text?: string;
            };
            header?: {
                /** @description ETag that was read. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Approved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.withdrawApproval": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that was read. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.getArtefact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Content hash, from the live release. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The artefact, to be kept for ever. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The caller has it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.listAudit": {
        parameters: {
            query?: {
                /** @description Only what was done so. */
                action?: string;
                /** @description Only of those whose name holds this, whatever its case. */
                by?: string;
                /** @description The most items to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description Position of the first item, from 0. */
                offset?: components["parameters"]["Offset"];
                /** @description Only what was done to something whose key or number, or the name of the member, holds this, whatever its case. */
                target?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AuditEntry"][];
                        /** @description How many there are in all. */
                        total: number;
                    };
                };
            };
        };
    };
    "content.listComments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Comments, resolved ones too, each with what it is answered by. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Comment"][];
                    };
                };
            };
        };
    };
    "content.addComment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    anchor?: components["schemas"]["Anchor"];
                    /** @description Number of the comment that this is an answer to. */
                    answers?: number;
                    /** @description What stands there. */
                    quote?: string;
                    text: components["schemas"]["CommentText"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Said. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    "content.deleteComment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
                /** @description Number of the comment. */
                number: components["parameters"]["CommentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.changeComment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
                /** @description Number of the comment. */
                number: components["parameters"]["CommentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether nothing is left to do about it. */
                    is_settled?: boolean;
                    text?: components["schemas"]["CommentText"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    "content.listDefinitions": {
        parameters: {
            query?: {
                /** @description Only those whose key or whose words, names and numbers hold this, upper or lower case. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Definitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DefinitionSummary"][];
                        /** @description Of all that staff have done; the same as long as nobody does anything. */
                        version: string;
                    };
                };
            };
        };
    };
    "content.listDrafts": {
        parameters: {
            query?: {
                /** @description Only this kind. */
                kind?: string;
                /** @description Tell the texts of messages one by one, with what shows them. */
                texts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Drafts without their definitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DraftSummary"][];
                        /** @description What the publish gate would refuse if everything were published now. */
                        problems: components["schemas"]["Problem"][];
                    };
                };
            };
        };
    };
    "content.saveDrafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** @description What it is now; null forgets the draft and goes back to what the live release has. */
                        definition: {
                            [key: string]: unknown;
                        } | null;
                        /** @description Version of its draft that was read; null for a definition that there is not yet. */
                        etag: string | null;
                        /** @description Key of the definition, such as page/summer. */
                        key: string;
                    }[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the changes. */
                        items: {
                            /** @description Version of its draft now; null where it has none. */
                            etag: string | null;
                            /** @description Key of the definition. */
                            key: string;
                        }[];
                    };
                };
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.getDraft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The definition. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    "content.saveDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag that was read. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A star when the definition is new. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Definition"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Saved as a new revision. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.deleteDraft": {
        parameters: {
            query?: {
                /** @description true forgets the draft; otherwise the next release will be without the definition. */
                discard?: boolean;
            };
            header?: {
                /** @description ETag that was read. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.getEvents": {
        parameters: {
            query?: {
                /** @description Number of the release that the caller has; it is told of the live one at once only where that is another. `Last-Event-ID` goes before it. */
                have?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Event release, whose data is the live release. */
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
    "content.export": {
        parameters: {
            query?: {
                /** @description The live release, or the drafts on top of it. */
                from?: "release" | "drafts";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Definitions by key, sorted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteExport"];
                };
            };
        };
    };
    "content.getFactors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Their second factors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Factors"];
                };
            };
        };
    };
    "content.renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The codes, shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    "content.confirmTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the app shows. */
                    code: string;
                    /** @description Of the setup. */
                    ticket: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Added. Recovery codes, where there were none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    "content.startTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The secret, shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSetup"];
                };
            };
        };
    };
    "content.removeTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.listFigures": {
        parameters: {
            query: {
                /** @description Ids of forms, separated by commas; more than a hundred are refused. */
                forms: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Forms in the order that they were asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: components["schemas"]["FunnelDays"];
                        is_on: components["schemas"]["FunnelIsOn"];
                        items: components["schemas"]["FunnelForm"][];
                    };
                };
            };
        };
    };
    "content.listFunnels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Every live form that was visited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those that are open, and those that ended in the last three days. */
                        alarms: components["schemas"]["FunnelAlarm"][];
                        days: components["schemas"]["FunnelDays"];
                        is_on: components["schemas"]["FunnelIsOn"];
                        items: components["schemas"]["FunnelSummary"][];
                    };
                };
            };
        };
    };
    "content.countVisit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormVisit"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Taken note of. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.getFunnel": {
        parameters: {
            query?: {
                /** @description Visits of one width of screen; of all if left out. */
                device?: components["schemas"]["FunnelDevice"];
                /** @description First day, in UTC; all days that are kept if left out. */
                from?: string;
                /** @description Last day, in UTC. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Its fields, as they are live and as they were before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: components["schemas"]["FunnelDays"];
                        is_on: components["schemas"]["FunnelIsOn"];
                    } & components["schemas"]["FunnelForm"];
                };
            };
        };
    };
    "content.import": {
        parameters: {
            query?: {
                /** @description Tell what would change without changing it. */
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteExport"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description What differs, and what the publish gate would refuse. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishCheck"];
                };
            };
        };
    };
    "content.readInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the link. */
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitation"];
                };
            };
        };
    };
    "content.acceptInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential?: components["schemas"]["Credential"];
                    /** @description Name to show. */
                    name: string;
                    /**
                     * Format: password
                     * @description Password.
                     */
                    password?: string;
                    /** @description Of the link. */
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The member of staff; the cookie is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
        };
    };
    "content.createInvitedPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name to show. */
                    name: string;
                    /** @description Of the link. */
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            200: components["responses"]["PasskeyOptions"];
        };
    };
    "content.listInvitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Invitations, the latest first; also those that have expired. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffInvitation"][];
                    };
                };
            };
        };
    };
    "content.invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Invited. What opens it is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Until when it is good.
                         */
                        expires_at: string;
                        /** @description A letter carries it too. */
                        is_sent: boolean;
                        /** @description Opens /studio/invitation, behind a #. */
                        token: string;
                    };
                };
            };
        };
    };
    "content.revokeInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the invitation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Its link opens nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.askIntervention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Points, or how many of a product. */
                    amount?: number;
                    id: components["schemas"]["InterventionId"];
                    kind: components["schemas"]["InterventionKind"];
                    /** @description Number of the order. */
                    order?: number;
                    /** @description Number of the player. */
                    player?: number;
                    /** @description Number of the product. */
                    product?: number;
                    /** @description Number of the programme. */
                    programme?: number;
                    /** @description Why, for whoever looks at it later. */
                    reason: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description It is written down. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyIntervention"];
                };
            };
        };
    };
    "content.getIntervention": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description That was given with it. */
                id: components["schemas"]["InterventionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyIntervention"];
                };
            };
        };
    };
    "content.listLoyaltyOrders": {
        parameters: {
            query?: {
                /** @description Number of the last item that is known. */
                after?: components["parameters"]["After"];
                /** @description The most items to answer. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LoyaltyParcel"][];
                    };
                };
            };
        };
    };
    "content.getLoyaltyPlayer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the player. */
                player: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The player. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyPlayer"];
                };
            };
        };
    };
    "content.listLoyaltyStock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Products of which something is gone or was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LoyaltyStock"][];
                    };
                };
            };
        };
    };
    "content.listMediaFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Files by their hash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["KeptMediaFile"][];
                        /** @description Bytes that they may come to. */
                        quota: number;
                        /** @description Bytes of all of them. */
                        used: number;
                    };
                };
            };
        };
    };
    "content.uploadMediaFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
        };
    };
    "content.getMediaFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hash of the file. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Its bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/*": unknown;
                    "image/*": unknown;
                };
            };
        };
    };
    "content.removeMediaFile": {
        parameters: {
            query?: {
                /** @description The last of the earlier releases that show it, as listing the files says; what is published since is not accepted with it. */
                last_release?: number;
            };
            header?: never;
            path: {
                /** @description Hash of the file. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.addPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: components["schemas"]["Credential"];
                    /** @description By which its owner knows it. */
                    name: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Kept. Recovery codes, where there were none. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    "content.removePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the passkey. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.renamePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the passkey. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description By which its owner knows it. */
                    name: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Renamed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.requestPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            200: components["responses"]["PasskeyOptions"];
        };
    };
    "content.createPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            200: components["responses"]["PasskeyOptions"];
        };
    };
    "content.findPlace": {
        parameters: {
            query: {
                /** @description JSON Pointer into the artefact; a field of a form is named, as in /fields/email. */
                pointer: string;
            };
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The place in a definition, and where a fragment brought it also the place in that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPlace"];
                };
            };
        };
    };
    "content.setPresence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the open studio, made up by it. */
                tab: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Key of the definition that is on the screen. */
                    at?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleagues"];
                };
            };
        };
    };
    "content.endPresence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the open studio, made up by it. */
                tab: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.previewDefinition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Keys of the artefacts that are wanted; those that cannot be made are left out. A form that only lends its fields is made too, though no release holds it. */
                    artefacts: string[];
                    definition: components["schemas"]["Definition"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description What the publish gate says of everything, and the artefacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By key. */
                        artefacts: {
                            [key: string]: {
                                [key: string]: unknown;
                            };
                        };
                        /** @description Of all definitions. */
                        problems: components["schemas"]["Problem"][];
                    };
                };
            };
        };
    };
    "content.listPreviewLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Links, the latest first. What opens them is told to nobody again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PreviewLink"][];
                    };
                };
            };
        };
    };
    "content.deletePreviewLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the link. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description It opens nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.makePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long it can be opened.
                     * @enum {string}
                     */
                    lasts: "visit" | "day" | "week";
                    /** @description Keys of the drafts that it shows; all when left out. */
                    only?: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description What keeps the drafts from being shown, and the preview where that is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preview?: components["schemas"]["SitePreview"];
                        /** @description Of all definitions. */
                        problems: components["schemas"]["Problem"][];
                    };
                };
            };
        };
    };
    "content.getPreview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Signed name of the preview. */
                token: components["parameters"]["Preview"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePreview"];
                };
            };
        };
    };
    "content.getPreviewAnswer": {
        parameters: {
            query?: {
                /** @description State of the player that is pretended. */
                player?: string;
            };
            header?: never;
            path: {
                /** @description One that reads what is a player's own, as in account.getBalance. */
                operation: string;
                /** @description Signed name of the preview. */
                token: components["parameters"]["Preview"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer of the platform, made up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The platform itself answers that. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.getPreviewArtefact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Content hash, from the preview. */
                hash: string;
                /** @description Signed name of the preview. */
                token: components["parameters"]["Preview"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The artefact, to be kept by nobody. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    "content.getRelease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Which artefacts the site is made of now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveRelease"];
                };
            };
            /** @description It is the release that the caller has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.listReleases": {
        parameters: {
            query?: {
                /** @description The most items to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description Position of the first item, from 0. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Releases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Release"][];
                        /** @description How many there are in all. */
                        total: number;
                    };
                };
            };
        };
    };
    "content.publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Check without publishing.
                     * @default false
                     */
                    dry_run?: boolean;
                    /** @description What was reviewed: by key the etag of every change, as the dry run answers it, null for what is removed. Needed unless it is a dry run; 409 names what is not as it was reviewed. */
                    expected?: {
                        [key: string]: string | null;
                    };
                    /** @description What changes and why. */
                    message: string;
                    /** @description Keys of the drafts to publish, or of single texts of their messages (`messages/en/pages#pages.about.title`); all of them if left out. What is not named stays a draft. */
                    only?: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The check of a dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishCheck"];
                };
            };
            /** @description Published and live. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unpublishable"];
        };
    };
    "content.compareReleases": {
        parameters: {
            query?: {
                /** @description Number of the release that it is compared with; the live one if left out. */
                from?: number;
            };
            header?: never;
            path: {
                /** @description Number of the release. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Every definition that differs, sorted by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseDifference"];
                };
            };
        };
    };
    "content.rollback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the release. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Live again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            422: components["responses"]["Unpublishable"];
        };
    };
    "content.rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Key of the definition, such as form/login. */
                    definition?: string;
                    /**
                     * @description Say what it comes to without doing it.
                     * @default false
                     */
                    dry_run?: boolean;
                    /** @description What was reviewed: by key the etag of every change, as the dry run answers it, null for a definition that there is not yet. Needed unless it is a dry run. */
                    expected?: {
                        [key: string]: string | null;
                    };
                    /** @description Key of the text. */
                    message?: string;
                    /** @description Its id, or the key of the text, afterwards. */
                    to: string;
                } & (unknown | unknown);
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description What was, or would be, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Sorted by key. */
                        changes: {
                            /** @description As it is. */
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /** @description As it was. */
                            before: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Version of its draft as it was. */
                            etag: string | null;
                            /** @description Key of the definition. */
                            key: string;
                        }[];
                        /** @description Every place that names it, where it was before. */
                        places: {
                            /** @description Key of the definition that names it. */
                            definition: string;
                            /** @description JSON Pointer into that definition. */
                            pointer: string;
                        }[];
                        /** @description What the publish gate would have against it and has not now; with any, nothing is renamed. */
                        problems: components["schemas"]["Problem"][];
                    };
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unpublishable"];
        };
    };
    "content.listRevisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Revisions with their definitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Revision"][];
                    };
                };
            };
        };
    };
    "content.listScheduled": {
        parameters: {
            query?: {
                /** @description The most items to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description Position of the first item, from 0. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Scheduled releases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Scheduled"][];
                        /** @description How many there are in all. */
                        total: number;
                    };
                };
            };
        };
    };
    "content.schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description The moment; within a year.
                     */
                    at: string;
                    /** @description What is to be published, as it was reviewed: as content.publish takes it. */
                    expected?: {
                        [key: string]: string | null;
                    };
                    /** @description What changes and why. */
                    message: string;
                    /** @description Keys of definitions and texts that the release changed and that alone are taken back. */
                    only?: string[];
                    /** @description The release that is to be taken back. */
                    release?: number;
                    /**
                     * Format: date-time
                     * @description When what is published is taken back.
                     */
                    until?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Scheduled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scheduled"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unpublishable"];
        };
    };
    "content.unschedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what is scheduled. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scheduled"];
                };
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what is scheduled. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description The moment; within a year.
                     */
                    at: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scheduled"];
                };
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.getSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
        };
    };
    "content.createSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the authenticator app, or a recovery code. */
                    code?: string;
                    /** @description E-mail address. */
                    email: string;
                    /**
                     * Format: password
                     * @description Password.
                     */
                    password: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The member of staff; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            /** @description The password is right, and something else is needed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAsked"];
                };
            };
        };
    };
    "content.deleteSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.createSessionByPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Credential"];
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The member of staff; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
        };
    };
    "content.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description New password.
                     */
                    password: string;
                    /**
                     * Format: password
                     * @description Present password; of who has one.
                     */
                    present?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.proveByPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Credential"];
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Shown. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description Password.
                     */
                    password: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Shown. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.requestProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            200: components["responses"]["PasskeyOptions"];
        };
    };
    "content.listSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Sessions, the last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSessions"];
                };
            };
        };
    };
    "content.endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the session. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.getSource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description What it has published, and what became of it; null where the site takes definitions from none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        source: components["schemas"]["Source"] | null;
                    };
                };
            };
        };
    };
    "content.listExposure": {
        parameters: {
            query?: {
                /** @description The only event that is meant. */
                event?: components["schemas"]["SportsEventId"];
                /** @description The most items to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description Position of the first item, from 0. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Outcomes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ExposedOutcome"][];
                        /** @description How many there are in all. */
                        total: number;
                    };
                };
            };
        };
    };
    "content.listRulings": {
        parameters: {
            query?: {
                /** @description Number of the last item that is known. */
                after?: components["parameters"]["After"];
                /** @description The most items to answer. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Rulings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SportsRuling"][];
                    };
                };
            };
        };
    };
    "content.askRuling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    event: components["schemas"]["SportsEventId"];
                    line: components["schemas"]["SportsLine"];
                    outcome?: components["schemas"]["SportsOutcome"];
                    /** @description Why, for whoever confirms it. */
                    reason: string;
                    result: components["schemas"]["RulingResult"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description It waits. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportsRuling"];
                };
            };
        };
    };
    "content.confirmRuling": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the ruling. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportsRuling"];
                };
            };
        };
    };
    "content.listBetStops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description What is stopped, whatever the feed says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BetStop"][];
                    };
                };
            };
        };
    };
    "content.stopBets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    event: components["schemas"]["SportsEventId"];
                    line?: components["schemas"]["SportsLine"];
                    /** @description Why. */
                    reason?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Stopped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.reopenBets": {
        parameters: {
            query: {
                /** @description The event. */
                event: components["schemas"]["SportsEventId"];
                /** @description The line that was stopped; the event as a whole where it is left out. */
                line?: components["schemas"]["SportsLine"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Reopened. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.listUnrecovered": {
        parameters: {
            query?: {
                /** @description Number of the last item that is known. */
                after?: components["parameters"]["After"];
                /** @description The most items to answer. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["UnrecoveredBet"][];
                    };
                };
            };
        };
    };
    "content.listStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffMember"][];
                    };
                };
            };
        };
    };
    "content.addStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                    /**
                     * @description They choose another before they do anything else.
                     * @default false
                     */
                    must_change_password?: boolean;
                    /** @description Name to show. */
                    name: string;
                    /**
                     * Format: password
                     * @description First password.
                     */
                    password: string;
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
        };
    };
    "content.changeStaff": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the member. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description May sign in. */
                    is_active?: boolean;
                    /** @description They choose another before they do anything else. */
                    must_change_password?: boolean;
                    /** @description Name to show. */
                    name?: string;
                    /**
                     * Format: password
                     * @description New password.
                     */
                    password?: string;
                    role?: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
        };
    };
    "content.resetFactors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the member. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Taken away. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.listStaffSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the member. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Sessions, the last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSessions"];
                };
            };
        };
    };
    "content.endStaffSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the member. */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "content.listTranslations": {
        parameters: {
            query: {
                /** @description Only of the definition with this key, which holds the translations. */
                definition?: string;
                /** @description Language that is translated from. */
                from: components["parameters"]["TranslatedFrom"];
            };
            header?: never;
            path: {
                /** @description Language that is translated to. */
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Texts in the order of their definitions and keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Translation"][];
                    };
                };
            };
        };
    };
    "content.reviewTranslations": {
        parameters: {
            query: {
                /** @description Language that is translated from. */
                from: components["parameters"]["TranslatedFrom"];
            };
            header?: never;
            path: {
                /** @description Language that is translated to. */
                locale: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** @description Key of the definition with the translation. */
                        definition: string;
                        /** @description Key of the text. */
                        key: string;
                        /** @description As it was listed. */
                        source_revision: number;
                    }[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description They are not listed as stale until the text changes again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["Conflict"];
        };
    };
    "content.listUses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the definition, URL-encoded. */
                id: components["parameters"]["DefinitionId"];
                /** @description Kind of the definition. */
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Use"][];
                    };
                };
            };
        };
    };
}
