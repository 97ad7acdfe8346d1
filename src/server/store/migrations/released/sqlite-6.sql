CREATE TABLE waitlist_emails (
	id text primary key not null default (lower(hex(randomblob(16)))),
	email text not null,
	source text not null,
	status text not null default 'pending',
	created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	locale text, pending_since text, confirmed_at text, unsubscribed_at text, mailed_at text, duplicate_of text
);
CREATE INDEX waitlist_emails_newest on waitlist_emails (created_at desc, id desc);
CREATE INDEX waitlist_emails_pending on waitlist_emails (pending_since) where status = 'pending';
CREATE TABLE consents (
	id text primary key,
	signup_id text not null,
	given_at text not null,
	wording text not null,
	locale text not null,
	source text not null,
	utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
	referrer_host text
);
CREATE INDEX consents_signup on consents (signup_id);
CREATE TABLE tokens (
	hash text primary key,
	signup_id text not null,
	purpose text not null,
	created_at text not null,
	expires_at text
);
CREATE INDEX tokens_signup on tokens (signup_id);
CREATE TABLE secrets (name text primary key, value text not null);
CREATE TABLE outbox (
	id text primary key,
	signup_id text not null,
	state text not null,
	recipient text not null,
	subject text not null,
	body_text text not null,
	body_html text not null,
	unsubscribe_url text not null,
	tries integer not null default 0,
	created_at text not null,
	next_try_at text not null,
	lease_owner text,
	lease_until text,
	sent_at text,
	failure text
);
CREATE INDEX outbox_due on outbox (next_try_at) where state in ('queued', 'sending');
CREATE INDEX outbox_sent on outbox (sent_at) where state = 'sent';
CREATE INDEX outbox_failed on outbox (created_at) where state = 'failed';
CREATE INDEX outbox_signup on outbox (signup_id);
CREATE TABLE admins (
	id text primary key,
	name text not null,
	password_hash text not null,
	created_at text not null,
	disabled_at text
);
CREATE UNIQUE INDEX admins_name on admins (lower(name));
CREATE TABLE sessions (
	hash text primary key,
	admin_id text not null references admins (id) on delete cascade,
	created_at text not null,
	seen_at text not null
);
CREATE INDEX sessions_admin on sessions (admin_id);
CREATE TABLE throttle (id text primary key, key text not null, at text not null);
CREATE INDEX throttle_newest on throttle (key, at);
CREATE INDEX throttle_oldest on throttle (at);
CREATE TABLE audit (
	id text primary key,
	at text not null,
	actor text not null,
	action text not null,
	detail text not null
);
CREATE INDEX audit_newest on audit (at);
alter table waitlist_emails add column email_ascii text;
create unique index waitlist_emails_address on waitlist_emails (lower(coalesce(email_ascii, email))) where duplicate_of is null;
create index waitlist_emails_repeated on waitlist_emails (lower(coalesce(email_ascii, email))) where duplicate_of is not null;
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
create table schema_version (version integer not null);
insert into schema_version (version) values (6);
insert into waitlist_emails (id, email, source, status, created_at, locale, pending_since) values ('w1', 'ada@example.com', 'premium', 'pending', '2026-01-05T12:00:00.000Z', 'en', '2026-01-05T12:00:00.000Z');
insert into waitlist_emails (id, email, email_ascii, source, status, created_at, confirmed_at) values ('w2', 'bob@exämple.de', 'bob@xn--exmple-cua.de', 'regional-de', 'active', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into consents (id, signup_id, given_at, wording, locale, source) values ('c1', 'w1', '2026-01-05T12:00:00.000Z', '2026-11', 'en', 'premium');
insert into tokens (hash, signup_id, purpose, created_at, expires_at) values ('t1', 'w1', 'confirm', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into secrets (name, value) values ('links', 'aa');
insert into outbox (id, signup_id, state, recipient, subject, body_text, body_html, unsubscribe_url, created_at, next_try_at) values ('o1', 'w1', 'queued', 'ada@example.com', 's', 't', 'h', 'u', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into admins (id, name, password_hash, created_at) values ('a1', 'ada', 'x', '2026-01-05T12:00:00.000Z');
insert into sessions (hash, admin_id, created_at, seen_at) values ('s1', 'a1', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into throttle (id, key, at) values ('r1', 'k', '2026-01-05T12:00:00.000Z');
insert into audit (id, at, actor, action, detail) values ('l1', '2026-01-05T12:00:00.000Z', 'ada', 'login', '');
insert into counts (day, event, path, source, campaign, locale, n) values ('2026-01-05', 'entrance', '/', 'direct', 'none', 'en', 3);
insert into counts_folded (until_day) values ('2026-01-04');
insert into count_marks (id, day, kind, text) values ('m1', '2026-01-05', 'note', 'x');
insert into headlines (path, text) values ('/', 'See Thursday coming.');
