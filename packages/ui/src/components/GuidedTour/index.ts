export { GuidedTour, type GuidedTourProps, type TourStep } from "./GuidedTour.tsx";
