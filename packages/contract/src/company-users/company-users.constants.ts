/** Days by which the banner counts down before the contract's last day. */
export const CONTRACT_NOTICE_DAYS = 30;

export const onboardingNames = ["profile", "cms", "projectList"] as const;
export type OnboardingName = (typeof onboardingNames)[number];
