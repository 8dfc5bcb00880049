-- Every version of what a creator hands in before posting, with its images, the staff's decisions and the comments on it.
create table job_drafts (
  uid text primary key,
  company_uid text not null,
  job_request_uid text not null,
  version integer not null check (version >= 1),
  text text not null default '',
  video_url text not null default '',
  -- uid, name, width, height of each upload, in the order of the draft.
  images jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'revision', 'approved', 'replaced')),
  submitted_at timestamptz not null,
  -- The member who recorded it; null where the creator handed it in.
  recorded_by text references users (uid),
  -- Tells the same draft sent twice from another one with its id.
  body_hash text not null,
  unique (company_uid, uid),
  constraint job_drafts_version unique (company_uid, job_request_uid, version),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid) on delete cascade
);
-- At most one version of a job waits for a decision.
create unique index job_drafts_waiting on job_drafts (company_uid, job_request_uid) where state = 'waiting';

create table job_draft_reviews (
  uid text primary key,
  company_uid text not null,
  draft_uid text not null,
  decision text not null check (decision in ('approved', 'revision')),
  message text not null default '',
  -- Points as they were when it was approved: key, label, found, ok, by_hand.
  checklist jsonb not null default '[]',
  due_on date,
  -- Why one more revision is asked for than was agreed.
  reason text not null default '',
  reviewed_by text not null references users (uid),
  reviewed_at timestamptz not null,
  -- The job was moved back: the decision counts no longer.
  withdrawn_at timestamptz,
  unique (company_uid, uid),
  foreign key (company_uid, draft_uid) references job_drafts (company_uid, uid) on delete cascade
);
create index job_draft_reviews_draft on job_draft_reviews (company_uid, draft_uid);
-- Two approvals are those of two members.
create unique index job_draft_reviews_once on job_draft_reviews (company_uid, draft_uid, reviewed_by, decision)
  where withdrawn_at is null;

create table job_draft_comments (
  company_uid text not null,
  -- Made by the writer: the same one again writes nothing.
  uid text not null,
  draft_uid text not null,
  -- kind and what it needs: image_uid, x, y in percent; start, end, quote; second.
  place jsonb not null,
  text text not null,
  -- The member who wrote it; null: the creator.
  written_by text references users (uid),
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text references users (uid),
  primary key (company_uid, uid),
  foreign key (company_uid, draft_uid) references job_drafts (company_uid, uid) on delete cascade
);
create index job_draft_comments_draft on job_draft_comments (company_uid, draft_uid);

-- A picture of a draft stays as long as the draft, whatever happens to the messages of its room.
alter table uploads add column draft_uid text;
alter table uploads add foreign key (company_uid, draft_uid)
  references job_drafts (company_uid, uid) on delete set null (draft_uid);
drop index uploads_loose;
create index uploads_loose on uploads (uploader_uid)
  where purpose = 'chat' and comment_id is null and draft_uid is null and removed_at is null;

alter table projects
  add column required_link text not null default '',
  add column draft_points text[] not null default '{}',
  add column max_revisions integer not null default 2 check (max_revisions between 0 and 20),
  add column two_approvers boolean not null default false;

-- Words of the company's list that the post's caption holds.
alter table project_posts add column ng_words text[] not null default '{}';
