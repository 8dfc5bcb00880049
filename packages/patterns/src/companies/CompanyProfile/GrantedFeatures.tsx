import { type Feature, featureLabels } from "@tsumugi/contract";
import { Icon } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  gap: 6px;
  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  & > li > svg {
    flex: none;
    color: var(--tsu-success-text);
  }
  & > li[data-off] {
    color: var(--tsu-text-muted);
  }
  & > li[data-off] > svg {
    color: var(--tsu-text-muted);
  }
`;

/** Every feature there is, the granted ones ticked: what is missing is seen as well. */
export const GrantedFeatures = ({ permission }: { permission: readonly Feature[] }) => (
  <Root aria-label="使える機能">
    {(Object.keys(featureLabels) as Feature[]).map((code) => {
      const isGranted = permission.includes(code);
      return (
        <li key={code} data-off={isGranted ? undefined : ""}>
          <Icon name={isGranted ? "check" : "lock"} size={16} label={isGranted ? "使える" : "使えない"} />
          {featureLabels[code]}
        </li>
      );
    })}
  </Root>
);
