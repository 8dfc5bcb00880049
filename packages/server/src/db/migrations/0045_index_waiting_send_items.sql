-- Rows of the sheet and a second send ask which creators of a send still wait; almost none does.
create index job_send_items_waiting on job_send_items (company_uid, managed_creator_uid) where outcome is null;
