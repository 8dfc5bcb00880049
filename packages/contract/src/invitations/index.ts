export {
  acceptInvitation,
  getInvitation,
  type Invitation,
  type InvitationState,
  type InvitationType,
  invitation,
  invitationStateLabels,
  invitationStates,
  invitationTypes,
} from "./invitations.endpoints.ts";
