export {
  type InvitationBlock,
  type InvitationState,
  type InvitationType,
  invitationBlocks,
  invitationStateLabels,
  invitationStates,
  invitationTypes,
} from "./invitations.constants.ts";
export { acceptInvitation, getInvitation, resendOwnInvitations } from "./invitations.endpoints.ts";
export type { Invitation } from "./invitations.schemas.ts";
