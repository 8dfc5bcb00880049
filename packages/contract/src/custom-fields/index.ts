export {
  CUSTOM_FIELD_LIMITS,
  type CustomFieldType,
  type CustomKey,
  type CustomOperator,
  type CustomSort,
  customFieldTypes,
  customOperators,
} from "./custom-fields.constants.ts";
export {
  createCustomField,
  deleteCustomField,
  getCustomFieldUse,
  listCustomFields,
  orderCustomFields,
  updateCustomField,
} from "./custom-fields.endpoints.ts";
export type { CustomField } from "./custom-fields.schemas.ts";
export {
  type CustomCondition,
  type CustomFieldLook,
  customConditionText,
  customFieldOf,
  customFieldsOf,
  customFormValues,
  customKey,
  customUidOf,
  customValuesByKey,
  isBlankCustom,
  isCustomKey,
  isCustomSort,
  readCustomCondition,
} from "./customFields.ts";
