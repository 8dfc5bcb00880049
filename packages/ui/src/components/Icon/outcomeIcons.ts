/** How something ended. Apart from the others, for what draws these two and no more. */
export const outcomeIcons = {
  error: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16.3v.1",
  success: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l3 3 5.2-6",
} as const;
