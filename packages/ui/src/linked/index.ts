export { LinkedUiProvider as UiProvider, type LinkedUiProviderProps } from "./LinkedUiProvider.tsx";
