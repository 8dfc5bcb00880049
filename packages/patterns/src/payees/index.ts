export {
  BankAccountForm,
  type BankAccountFormProps,
  type BankSearch,
} from "./BankAccountForm/BankAccountForm.tsx";
export { accountBody, type BankAccountValues, blankAccount } from "./BankAccountForm/bankAccountValues.ts";
export { PayeeCard, type PayeeCardProps } from "./PayeeCard/PayeeCard.tsx";
