import { Button } from "@tsumugi/ui/Button";
import { styled } from "styled-components";

export const Themed = styled.p`
  color: ${({ theme }) => theme.color.brand};
`;

/** What the app writes beats the package's rules without a trick. */
export const Overridden = styled(Button)`
  padding-left: 40px;
`;

/** Fails to compile when the names of the theme are not known, or when any name would do. */
export const Wrong = styled.p`
  color: ${
    // @ts-expect-error There is no such colour.
    ({ theme }) => theme.color.brnad
  };
`;

// @ts-expect-error There is no such variant.
export const wrong = <Button variant="loud" />;
