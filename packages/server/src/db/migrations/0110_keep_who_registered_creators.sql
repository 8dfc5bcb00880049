-- The member who registered the record, whether by hand, by an import or from an open creator. Null: before this was kept.
alter table managed_creators add column created_by text references users (uid);
-- What an import made says so in its rows.
update managed_creators m set created_by = t.created_by
from import_task_rows r join import_tasks t on t.company_uid = r.company_uid and t.uid = r.task_uid
where r.company_uid = m.company_uid and r.managed_creator_uid = m.uid
  and r.outcome = 'created' and r.undo is distinct from 'undone';
