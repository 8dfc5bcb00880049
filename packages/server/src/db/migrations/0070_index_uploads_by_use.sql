-- An upload is looked for by its sender while no comment shows it, and by its room and comment ever after.
create index uploads_loose on uploads (uploader_uid) where purpose = 'chat' and comment_id is null and removed_at is null;
create index uploads_room on uploads (company_uid, room_uid, comment_id) where room_uid is not null;
create index uploads_support on uploads (support_creator_uid, comment_id) where support_creator_uid is not null;

-- The status is asked for every second while an import is taken back, and names the first records that were kept.
create index import_task_rows_kept on import_task_rows (company_uid, task_uid, row) where undo = 'kept';
