-- An import finds a creator without account by name and mail.
create index managed_creators_name_mail on managed_creators (company_uid, display_name, lower(email))
  where erased_at is null;
