create table waitlist_emails (
id text primary key not null default (lower(hex(randomblob(16)))),
email text not null,
source text not null,
status text not null default 'pending',
created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
email_ascii text, locale text, country text, campaign text, referrer text, pending_since text, confirmed_at text, unsubscribed_at text, mailed_at text, undeliverable_at text, paused_until text, blocked_at text, duplicate_of text
	);
create table consents (
id text primary key,
person_id text not null,
given_at text not null,
wording text not null,
locale text not null,
source text not null,
utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
referrer_host text
	);
create index consents_person on consents (person_id);
create table tokens (
hash text primary key,
person_id text not null,
purpose text not null,
created_at text not null,
expires_at text
	);
create index tokens_person on tokens (person_id);
create table status_changes (
person_id text not null,
at text not null,
status text not null,
primary key (person_id, at, status)
	);
create table segments (
id text primary key,
name text not null,
name_key text not null,
filter text not null
	);
create unique index segments_name on segments (name_key);
create table erasures (
id text primary key,
actor text not null,
wanted text not null,
created_at text not null,
total integer not null,
erased integer not null,
state text not null,
finished_at text
	);
create table jobs (
id text primary key,
kind text not null,
person_id text,
payload text not null,
created_at text not null,
due_at text not null,
tries integer not null default 0,
leased_by text,
leased_until text,
failed_at text,
failure text
	);
create index jobs_due on jobs (kind, due_at) where failed_at is null;
create index jobs_failed on jobs (created_at) where failed_at is not null;
create index jobs_person on jobs (person_id);
create table deliveries (
id text primary key,
person_id text not null,
kind text not null,
subject text not null,
created_at text not null,
finished_at text not null,
outcome text not null,
tries integer not null,
failure text,
reported_at text,
report_kind text,
report_code text
	);
create index deliveries_person on deliveries (person_id);
create index deliveries_oldest on deliveries (finished_at);
create table bounce_mailboxes (
name text primary key,
uid_validity text,
last_uid bigint,
failing_since text,
failure text
	);
create table letters (
id text primary key,
name text not null,
state text not null,
version integer not null,
tested_version integer,
content text not null,
fallback text,
segment text,
purpose text not null,
reply_to text,
campaign text not null,
created_at text not null,
updated_at text not null,
filter text,
confirmed_at text,
confirmed_by text,
send_at text,
recipients integer,
resumed_at text,
pause_reason text,
pause_code text,
ended_at text,
table_id text
	);
create unique index letters_campaign on letters (campaign);
create unique index letters_running on letters ((1)) where state in ('scheduled', 'first-fifty', 'paused', 'sending');
create table letter_recipients (
letter_id text not null,
person_id text not null,
language text not null,
priority smallint not null,
state text not null,
tries integer not null,
next_try_at text not null,
failure text,
finished_at text,
unsubscribed_at text,
reported_at text,
report_kind text,
report_code text,
primary key (letter_id, person_id)
	) without rowid;
create index letter_recipients_due on letter_recipients (letter_id, priority, next_try_at)
where state in ('waiting', 'sending');
create index letter_recipients_person on letter_recipients (person_id, finished_at);
create index letter_recipients_finished on letter_recipients (finished_at, state) where state in ('sent', 'refused');
create index letter_recipients_failed on letter_recipients (letter_id, state) where failure is not null;
create index letter_recipients_unsubscribed on letter_recipients (letter_id) where unsubscribed_at is not null;
create index letter_recipients_reported on letter_recipients (letter_id, report_kind)
where report_kind is not null;
create table letter_counts (
	letter_id text not null,
	language text not null,
	state text not null,
	n integer not null,
	primary key (letter_id, language, state)
);
create trigger letter_recipients_inserted after insert on letter_recipients begin insert into letter_counts (letter_id, language, state, n) values (new.letter_id, new.language, new.state, 1) on conflict (letter_id, language, state) do update set n = n + 1; end;
create trigger letter_recipients_updated after update of state on letter_recipients when old.state <> new.state begin update letter_counts set n = n - 1 where letter_id = old.letter_id and language = old.language and state = old.state; insert into letter_counts (letter_id, language, state, n) values (new.letter_id, new.language, new.state, 1) on conflict (letter_id, language, state) do update set n = n + 1; end;
create trigger letter_recipients_deleted after delete on letter_recipients begin update letter_counts set n = n - 1 where letter_id = old.letter_id and language = old.language and state = old.state; end;
create table admins (
id text primary key,
name text not null,
name_key text not null,
password_hash text not null,
created_at text not null,
disabled_at text,
panel_columns text,
email text,
password_changed_at text,
last_login_at text,
invited_by text,
invited_in text
	);
create unique index admins_name on admins (name_key);
create table sessions (
hash text primary key,
admin_id text not null references admins (id) on delete cascade,
created_at text not null,
seen_at text not null,
proved_at text,
browser text,
system text,
acts integer not null default 0,
granted text,
granted_until text
	);
create index sessions_admin on sessions (admin_id);
create table session_reads (
id text primary key,
session_hash text not null,
at text not null,
rows integer not null
	);
create index session_reads_session on session_reads (session_hash, at);
create index session_reads_oldest on session_reads (at);
create table passkeys (
id text primary key,
admin_id text not null references admins (id) on delete cascade,
name text not null,
public_key text not null,
counter bigint not null,
created_at text not null,
used_at text
	);
create index passkeys_admin on passkeys (admin_id);
create table invitations (
hash text primary key,
name text not null,
name_key text not null,
invited_by text not null,
expires_at text not null,
inviter_id text,
invited_in text
	);
create unique index invitations_name on invitations (name_key);
create table audit (
id text primary key,
at text not null,
actor text not null,
action text not null,
detail text not null,
times integer
	);
create index audit_newest on audit (at);
create table counts (
day text not null,
event text not null,
path text not null,
source text not null,
campaign text not null,
locale text not null,
n bigint not null,
primary key (day, event, path, source, campaign, locale)
	) without rowid;
create table counts_folded (until_day text not null);
create table count_marks (
id text primary key,
day text not null,
kind text not null,
text text not null,
path text,
before text
	);
create index count_marks_day on count_marks (day);
create table headlines (path text primary key, text text not null);
create table throttle (id text primary key, key text not null, at text not null);
create index throttle_newest on throttle (key, at);
create index throttle_oldest on throttle (at);
create table installation (name text primary key, value text not null);
create unique index waitlist_emails_address on waitlist_emails (lower(coalesce(email_ascii, email))) where duplicate_of is null;
create index waitlist_emails_repeated on waitlist_emails (lower(coalesce(email_ascii, email))) where duplicate_of is not null;
create index waitlist_emails_pending on waitlist_emails (pending_since) where status = 'pending';
create index waitlist_emails_undeliverable on waitlist_emails (undeliverable_at) where undeliverable_at is not null;
create index waitlist_emails_list on waitlist_emails (created_at, lower(coalesce(email_ascii || ' ' || email, email)), status, source, locale, country, campaign, referrer, confirmed_at);
create index waitlist_emails_values on waitlist_emails (campaign, country, locale, source, status);
create table schema_version (version integer not null);
insert into schema_version (version) values (1);
insert into waitlist_emails (id, email, source, status, created_at, locale, pending_since) values ('w1', 'ada@example.com', 'premium', 'pending', '2026-01-05T12:00:00.000Z', 'en', '2026-01-05T12:00:00.000Z');
insert into waitlist_emails (id, email, email_ascii, source, status, created_at, confirmed_at) values ('w2', 'bob@exämple.de', 'bob@xn--exmple-cua.de', 'regional-de', 'active', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into consents (id, person_id, given_at, wording, locale, source) values ('c1', 'w1', '2026-01-05T12:00:00.000Z', '2026-11', 'en', 'premium');
insert into tokens (hash, person_id, purpose, created_at, expires_at) values ('t1', 'w1', 'confirm', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into jobs (id, kind, person_id, payload, created_at, due_at) values ('o1', 'data-link', 'w1', 'c', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into admins (id, name, name_key, password_hash, created_at) values ('a1', 'ada', 'ada', 'x', '2026-01-05T12:00:00.000Z');
insert into sessions (hash, admin_id, created_at, seen_at) values ('s1', 'a1', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into throttle (id, key, at) values ('r1', 'k', '2026-01-05T12:00:00.000Z');
insert into audit (id, at, actor, action, detail) values ('l1', '2026-01-05T12:00:00.000Z', 'ada', 'login', '');
insert into counts (day, event, path, source, campaign, locale, n) values ('2026-01-05', 'entrance', '/', 'direct', 'none', 'en', 3);
insert into counts_folded (until_day) values ('2026-01-04');
insert into count_marks (id, day, kind, text) values ('m1', '2026-01-05', 'note', 'x');
insert into headlines (path, text) values ('/', 'See Thursday coming.');
insert into status_changes (person_id, at, status) values ('w2', '2026-01-05T12:00:00.000Z', 'active');
insert into deliveries (id, person_id, kind, subject, created_at, finished_at, outcome, tries) values ('o2', 'w2', 'confirmation', 's', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z', 'accepted', 1);
insert into segments (id, name, name_key, filter) values ('g1', 'Confirmed', 'confirmed', '{"status":"active"}');
insert into letters (id, name, state, version, content, purpose, campaign, created_at, updated_at, confirmed_at, confirmed_by, send_at, recipients) values ('k1', 'We open', 'sending', 1, '{"en":{"subject":"We open","text":"Hello"}}', 'news', 'letter-we-open', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z', 'ada', '2026-01-05T12:10:00.000Z', 1);
insert into letter_recipients (letter_id, person_id, language, priority, state, tries, next_try_at, finished_at) values ('k1', 'w2', 'de', 1, 'sent', 1, '2026-01-05T12:10:00.000Z', '2026-01-05T12:10:00.000Z');
insert into passkeys (id, admin_id, name, public_key, counter, created_at) values ('p1', 'a1', 'Phone', 'pA', 7, '2026-01-05T12:00:00.000Z');
insert into invitations (hash, name, name_key, invited_by, expires_at) values ('i1', 'bob', 'bob', 'ada', '2026-01-06T12:00:00.000Z');
insert into session_reads (id, session_hash, at, rows) values ('r1', 's1', '2026-01-05T12:00:00.000Z', 100);
update letter_recipients set reported_at = '2026-01-05T12:20:00.000Z', report_kind = 'hard', report_code = '550 5.1.1' where person_id = 'w2';
insert into bounce_mailboxes (name, uid_validity, last_uid) values ('b1', '7', 4294967295);
insert into jobs (id, kind, person_id, payload, created_at, due_at, tries, failure) values ('e1', 'webhook', 'w2', '{"type":"confirmed"}', '2026-01-05T12:00:00.000Z', '2026-01-05T12:01:00.000Z', 1, '503');
insert into erasures (id, actor, wanted, created_at, total, erased, state) values ('j1', 'ada', '{"status":"pending"}', '2026-01-05T12:00:00.000Z', 3, 1, 'running');
insert into installation (name, value) values ('key', 'x');
