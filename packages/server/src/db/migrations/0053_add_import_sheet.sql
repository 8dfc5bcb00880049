-- The sheet of an Excel workbook that an import reads; null of any other file.
alter table import_tasks add column sheet text;
