-- Days on which a company does not work beside weekends and national holidays: deadlines are counted without them.
alter table companies
  add column year_end_closure text not null default '1229_0103'
    check (year_end_closure in
      ('1229_0103', '1228_0103', '1228_0104', '1229_0104', '1230_0103', '1231_0103', 'none')),
  -- Periods {from, to, name}, both days included, in the order of time.
  add column closed_periods jsonb not null default '[]';

alter table company_changes drop constraint company_changes_section_check;
alter table company_changes add constraint company_changes_section_check
  check (section in ('profile', 'contact', 'notice', 'bank', 'rules', 'calendar'));
