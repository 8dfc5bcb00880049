import { Component, createContext, type ReactNode, useContext } from "react";
import { type Location, Outlet } from "react-router-dom";
import { useLocation } from "./address.ts";

const BreakageContext = createContext<unknown>(undefined);

/** What broke the page in whose place something is drawn. */
export const useBreakage = (): unknown => useContext(BreakageContext);

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
  /** Undefined as long as it is out of sight. */
  readonly location: Location | undefined;
}
interface BoundaryState {
  readonly broken: { readonly by: unknown } | null;
  readonly location: Location | undefined;
}

/** Draws what is in it, and `instead` where that broke. */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null, location: this.props.location };
  static getDerivedStateFromError = (by: unknown) => ({ broken: { by } });
  /** Another address is another page, which may be whole. */
  static getDerivedStateFromProps = ({ location }: BoundaryProps, state: BoundaryState) =>
    location === undefined || location === state.location ? null : { broken: null, location };
  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return <BreakageContext value={broken.by}>{this.props.instead}</BreakageContext>;
  }
}

/** Draws the routes below, and `instead` where one of them broke. */
export function RouteBoundary({ instead }: Pick<BoundaryProps, "instead">) {
  return (
    <PageBoundary instead={instead} location={useLocation()}>
      <Outlet />
    </PageBoundary>
  );
}
