-- Where somebody of a company or of the operators was when they did it; emptied after a year.
alter table audit_logs add column address text;
create index audit_logs_address on audit_logs (at) where address is not null;
