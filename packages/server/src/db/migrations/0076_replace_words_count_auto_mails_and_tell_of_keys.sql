-- Takes words out of the texts inside a document and leaves its shape, its numbers and what the product itself wrote there:
-- an expression over the document as one text also meets names of keys, figures and marks.
create function replace_words(held jsonb, words text, name text) returns jsonb
language plpgsql immutable strict parallel safe as $$
begin
  return case jsonb_typeof(held)
    when 'string' then to_jsonb(regexp_replace(held #>> '{}', words, name, 'gi'))
    when 'array' then coalesce((
      select jsonb_agg(public.replace_words(one, words, name) order by n)
      from jsonb_array_elements(held) with ordinality as parts (one, n)), '[]')
    when 'object' then coalesce((
      select jsonb_object_agg(key, case
        when key in ('field', 'id', 'key', 'kind', 'platform', 'type', 'uid') then value
        else public.replace_words(value, words, name) end)
      from jsonb_each(held)), '{}')
    else held
  end;
end
$$;

-- A save over an older state is refused where two people set the automatic mails of a project.
alter table project_auto_mails add column version integer not null default 1;

-- A platform that refuses the key is told to whoever can replace it.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'job_answered', 'draft_submitted', 'post_submitted', 'post_lost', 'platform_key', 'import_finished',
    'notice_confirmed', 'notice_disputed', 'notice_received', 'notice_due', 'payee_account', 'member_joined', 'contract',
    'comment_not_sent', 'work_handed_over'
  )
);
