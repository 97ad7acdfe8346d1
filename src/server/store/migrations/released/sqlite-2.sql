CREATE TABLE waitlist_emails (
	id text primary key not null default (lower(hex(randomblob(16)))),
	email text not null,
	source text not null,
	status text not null default 'pending',
	created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	locale text, pending_since text, confirmed_at text, unsubscribed_at text, mailed_at text, duplicate_of text
);
CREATE UNIQUE INDEX waitlist_emails_address on waitlist_emails (lower(email)) where duplicate_of is null;
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
create table schema_version (version integer not null);
insert into schema_version (version) values (2);
insert into waitlist_emails (id, email, source, status, created_at, locale, pending_since) values ('w1', 'ada@example.com', 'premium', 'pending', '2026-01-05T12:00:00.000Z', 'en', '2026-01-05T12:00:00.000Z');
insert into waitlist_emails (id, email, source, status, created_at, confirmed_at) values ('w2', 'bob@example.com', 'regional-de', 'active', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into consents (id, signup_id, given_at, wording, locale, source) values ('c1', 'w1', '2026-01-05T12:00:00.000Z', '2026-11', 'en', 'premium');
insert into tokens (hash, signup_id, purpose, created_at, expires_at) values ('t1', 'w1', 'confirm', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
insert into secrets (name, value) values ('links', 'aa');
insert into outbox (id, signup_id, state, recipient, subject, body_text, body_html, unsubscribe_url, created_at, next_try_at) values ('o1', 'w1', 'queued', 'ada@example.com', 's', 't', 'h', 'u', '2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z');
