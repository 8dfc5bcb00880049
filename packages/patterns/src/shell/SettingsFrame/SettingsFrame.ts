import { styled } from "styled-components";

/** What every page of the settings stands in: one width from its heading to its last card, whatever the window is. */
export const SettingsFrame = styled.div`
  max-width: 1072px;
`;
