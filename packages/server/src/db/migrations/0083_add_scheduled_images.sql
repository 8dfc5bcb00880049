-- Pictures of a comment that goes out later. Their uploads carry its id from the beginning: nothing throws them away.
alter table scheduled_comments add column images jsonb not null default '[]';
