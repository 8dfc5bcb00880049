-- A mail that asks the creator for the address to which the product goes.
alter table creator_mails drop constraint creator_mails_kind_check;
alter table creator_mails add constraint creator_mails_kind_check check (kind in (
  'request', 'terms', 'link', 'message', 'revision', 'approved', 'address', 'shipped', 'rejected', 'cancelled',
  'deadline', 'overdue', 'reminder'));

-- What is not known comes last in either direction.
create index managed_creators_followers_rising
  on managed_creators (company_uid, coalesce(follower_count, 999999999999999999), uid) where archived_at is null;
create index managed_creators_fee_rising
  on managed_creators (company_uid, coalesce(last_fee, 999999999999999999), uid) where archived_at is null;
