-- Page after page of one company, of one person in it, and of all companies.
drop index audit_logs_company;
create index audit_logs_company on audit_logs (company_uid, at, id);
create index audit_logs_actor on audit_logs (company_uid, actor_uid, at, id);
create index audit_logs_all on audit_logs (at, id);
