// Written by npm run generate from schemas/api; edit that instead.

import type { OperationAddress } from '#schemas/runtime/namedOperation.ts'

/** Operations of which method, path or answer are not what the name says, with what they are. */
export const oddOperations: Readonly<Record<string, Partial<OperationAddress>>> = {
  'account.cancelDepositLimit': {"saysDone":false},
  'account.cancelLimit': {"saysDone":false},
  'account.confirmDepositLimit': {"saysDone":false},
  'account.confirmLimit': {"saysDone":false},
  'account.setDepositLimit': {"saysDone":false},
  'account.setLimit': {"saysDone":false},
  'account.startAuthenticator': {"saysDone":false},
  'auth.finishRegistration': {"saysDone":false},
  'auth.login': {"saysDone":false},
  'auth.logout': {"method":"GET"},
  'auth.register': {"saysDone":false},
  'campaigns.activateOffer': {"saysDone":false},
  'campaigns.checkPromocode': {"saysDone":false},
  'cashier.makedeposit': {"saysDone":false},
  'cashier.makewithdrawal': {"saysDone":false},
  'events.handle': {"method":"GET"},
  'events.stream': {"method":"GET","path":"/api/events","saysDone":false},
  'games.createhistoryexportrequest': {"saysDone":false},
  'games.downloadhistoryexport': {"method":"GET","saysDone":false},
  'games.launch': {"saysDone":false},
  'leaderboard.live': {"method":"GET","saysDone":false},
  'leaderboard.top': {"method":"GET","saysDone":false},
  'loyalty.acknowledge': {"saysDone":false},
  'sports.cashOut': {"saysDone":false},
  'sports.createBetsExport': {"saysDone":false},
  'sports.launch': {"saysDone":false},
  'sports.placebet': {"saysDone":false},
  'sports.quote': {"saysDone":false},
  'sports.search': {"method":"GET","saysDone":false},
  'verification.createApplicant': {"saysDone":false},
  'verification.getAccessToken': {"method":"POST"},
  'verification.uploadFile': {"saysDone":false},
}
