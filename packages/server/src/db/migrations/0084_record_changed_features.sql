-- What a contract grants decides who may write direct messages: whoever keeps that written down hears of it.
create trigger companies_changed_features after update of permission on companies
  for each row when (old.permission is distinct from new.permission) execute function record_lost_access();
