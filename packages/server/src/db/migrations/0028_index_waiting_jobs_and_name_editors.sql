-- What waits today is gathered over all projects: the jobs under way, the rooms to answer, the payments' first receipt.
create index project_creators_waiting on project_creators (company_uid, job_status, project_uid, managed_creator_uid)
  where removed_at is null and job_status in ('requested', 'negotiating', 'accepted', 'preparing', 'drafting',
    'draft_review', 'revision', 'approved', 'posted', 'inspected', 'paying');
create index chat_rooms_needs_reply on chat_rooms (company_uid, activity_at, uid) where needs_reply and archived_at is null;
create index projects_metrics_due on projects (company_uid, metrics_due_on) where archived_at is null;
create index import_tasks_unchecked on import_tasks (company_uid) where checked_at is null and finished_at is not null;

-- Who changed a project last, beside `updated_at`.
alter table projects add column updated_by text references users (uid);
update projects set updated_by = created_by;
