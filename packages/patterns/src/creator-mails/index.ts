export { AutoMailsForm, type AutoMailsFormProps, autoMailsWords } from "./AutoMailsForm/AutoMailsForm.tsx";
export { JobMails, type JobMailsProps } from "./JobMails/JobMails.tsx";
export { readingOf } from "./JobMails/mailLook.ts";
export { MailStopCard, type MailStopCardProps } from "./MailStopCard/MailStopCard.tsx";
export { ReminderDialog, type ReminderDialogProps } from "./ReminderDialog/ReminderDialog.tsx";
