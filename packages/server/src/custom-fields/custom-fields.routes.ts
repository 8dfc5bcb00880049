import {
  createCustomField,
  deleteCustomField,
  getCustomFieldUse,
  listCustomFields,
  orderCustomFields,
  updateCustomField,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./custom-fields.service.ts";

export const customFieldsRoutes = [
  handle(listCustomFields, service.list),
  handle(createCustomField, service.create),
  handle(updateCustomField, service.update),
  handle(orderCustomFields, service.order),
  handle(getCustomFieldUse, service.use),
  handle(deleteCustomField, service.remove),
];
