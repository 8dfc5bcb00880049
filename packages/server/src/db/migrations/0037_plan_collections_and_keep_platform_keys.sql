-- A company's own keys to the platforms, used before the server's. Write-only: nothing but the last letters is shown.
create table company_platform_keys (
  company_uid text not null references companies (uid),
  platform text not null check (platform in ('youtube', 'instagram', 'tiktok', 'x')),
  -- JSON of the platform's values, sealed.
  secret text not null,
  tail text not null,
  updated_by text references users (uid),
  updated_at timestamptz not null,
  -- The last test of the connection; without a fault the platform took the key.
  checked_at timestamptz,
  fault text check (
    fault in (
      'not_found', 'private', 'out_of_reach', 'not_configured', 'key_refused', 'permission_missing', 'quota_used_up',
      'rate_limited', 'unavailable', 'timed_out', 'malformed'
    )
  ),
  primary key (company_uid, platform)
);

-- Calls of a day, so that no key is used beyond what its platform grants.
create table platform_quotas (
  -- Null: all calls with the server's own key.
  company_uid text references companies (uid),
  platform text not null check (platform in ('youtube', 'instagram', 'tiktok', 'x')),
  -- The platform's own day.
  day date not null,
  used integer not null default 0 check (used >= 0),
  -- The platform asked for a pause: nobody calls it with this key before.
  resting_until timestamptz,
  unique nulls not distinct (company_uid, platform, day)
);

-- When a post's figures are fetched next, and what became of the last attempt.
create table post_collections (
  company_uid text not null,
  post_uid text primary key,
  -- Null: a year after posting nothing is planned any more.
  next_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  tried_at timestamptz,
  succeeded_at timestamptz,
  fault text check (
    fault in (
      'not_found', 'private', 'out_of_reach', 'not_configured', 'key_refused', 'permission_missing', 'quota_used_up',
      'rate_limited', 'unavailable', 'timed_out', 'malformed'
    )
  ),
  -- Since when the platform no longer shows the post.
  lost_at timestamptz,
  -- When its caption was last seen to have changed, and what it was before.
  changed_at timestamptz,
  caption text,
  caption_before text,
  -- The last picture, on our own disk: the platform's address of it ends with the post.
  picture text,
  -- Somebody has looked at the loss or the change.
  seen_at timestamptz,
  -- Whoever fetches holds the row until then; a killed process leaves it to the next.
  claim text,
  claimed_until timestamptz,
  foreign key (company_uid, post_uid) references project_posts (company_uid, uid) on delete cascade
);
create index post_collections_due on post_collections (next_at) where next_at is not null;
create index post_collections_company on post_collections (company_uid, post_uid);
create index post_collections_unseen on post_collections (company_uid)
  where seen_at is null and (lost_at is not null or changed_at is not null);

insert into post_collections (company_uid, post_uid, next_at, tried_at, succeeded_at)
select company_uid, uid,
  case when coalesce(posted_at, created_at) > now() - interval '365 days' then coalesce(collected_at, created_at) end,
  collected_at, collected_at
from project_posts;

-- No post is forgotten, however it is written.
create function begin_post_collection() returns trigger language plpgsql as $$
begin
  insert into post_collections (company_uid, post_uid, next_at) values (new.company_uid, new.uid, new.created_at);
  return new;
end $$;
create trigger project_posts_collection after insert on project_posts
  for each row execute function begin_post_collection();

drop index project_posts_collect;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'job_answered', 'draft_submitted', 'post_submitted', 'post_lost', 'import_finished', 'notice_confirmed',
    'notice_disputed', 'notice_received', 'notice_due', 'payee_account', 'member_joined', 'contract',
    'comment_not_sent', 'work_handed_over'
  )
);
