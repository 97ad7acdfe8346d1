import type { AccessAct } from '#domain/account/access-act.ts'
import type { RegistrationColumn } from '#domain/waitlist/registration-columns.ts'
import type { Link, ScriptNotice } from './page.ts'

/** The words around the places of the panel. */
export type ShellWords = {
	readonly header: Readonly<Record<'home' | 'theme' | 'site' | 'leave' | 'name', string>>
	readonly login: {
		readonly title: string
		readonly text: string
		readonly username: string
		readonly password: string
		readonly show: string
		readonly hide: string
		readonly submit: string
		/** Beside the password, if it or the name was wrong. */
		readonly denied: string
		readonly passkey: string
		readonly needsScript: string
		readonly notLoaded: ScriptNotice
	}
	/** The server could not say whether there is a session. */
	readonly unanswered: Readonly<Record<'title' | 'text' | 'tryAgain', string>>
	/** Asks for the password or a passkey again before an `{action}`. */
	readonly proof: Readonly<
		Record<
			| 'title'
			| 'text'
			| 'confirm'
			| 'passkey'
			| 'cancel'
			| 'denied'
			| 'deniedPasskey'
			| 'tooMany'
			| 'unavailable',
			string
		>
	> & {
		/** Instead of `text`, where the proof is for one act, on a `{target}`. */
		readonly acts: Readonly<Record<AccessAct, string>>
	}
	/** The heading of the buttons of a table's rows, for screen readers. */
	readonly actions: string
	/** Below every place. */
	readonly timeZone: string
	/** Leads to a letter that waits for the owner. */
	readonly seeLetter: string
	readonly notices: Readonly<
		Record<
			| 'granted'
			| 'denied'
			| 'deniedPasskey'
			| 'noCookie'
			| 'tooMany'
			| 'unavailable'
			/** The server did not make a change, or has refused too many attempts at one. */
			| 'notDone'
			| 'tooManyChanges'
			| 'left'
			| 'expired',
			Announcement
		>
	> & { readonly label: string; readonly close: string }
}

/** The words of the list, as the specification gives them. */
export type ListWords = {
	readonly list: Readonly<
		Record<
			| 'title'
			| 'loading'
			/** `{n}` rows. */
			| 'count'
			/** `{n}` of `{total}` rows match. */
			| 'countOf'
			| 'noMatch'
			/** Before addresses that are like the one that was not found. */
			| 'near'
			/** The search finds only the beginnings of addresses. */
			| 'prefixOnly'
			/** The rows are those of `{time}`. */
			| 'readAt'
			| 'retry'
			| 'clear'
			/** Reading more than a session may without a proof, as the subject of a sentence. */
			| 'readMore'
			/** Finding a person by a whole address, as the subject of a sentence. */
			| 'find'
			/** On every row. */
			| 'erase'
			| 'download'
			| 'refresh',
			string
		>
	> & { readonly columns: Readonly<Record<RegistrationColumn, string>> }
	readonly filters: Readonly<
		Record<
			| 'search'
			| 'status'
			| 'source'
			| 'all'
			/** Several values are chosen, `{n}`. */
			| 'chosen'
			| 'more'
			| 'moreAndOrder'
			| 'locale'
			| 'country'
			| 'campaign'
			| 'from'
			| 'to'
			| 'order',
			string
		>
	> &
		/** Opens the choice of several values: the word that is shown, and of what. */
		Readonly<
			Record<'several', Readonly<Record<'status' | 'source' | 'locale', readonly [string, string]>>>
		> &
		/** The order by a `{column}`. */
		Readonly<Record<'byText' | 'byDate', Readonly<Record<'ascending' | 'descending', string>>>>
	/** Filters saved under a name. */
	readonly segments: Readonly<
		Record<
			| 'label'
			| 'everyone'
			/** No segment has the filters that are set. */
			| 'unsaved'
			| 'save'
			| 'change'
			| 'name'
			/** Where a filter is saved: as a new segment, or in the one called `{name}`. */
			| 'target'
			| 'newSegment'
			| 'replace'
			| 'confirm'
			| 'cancel'
			| 'remove'
			/** The name that was entered belongs to another segment. */
			| 'nameTaken'
			| 'tooMany',
			string
		>
	> &
		Readonly<Record<'saved' | 'removed' | 'failed', Announcement>>
	/** Rows `{first}` to `{last}` of `{n}`. */
	readonly pager: Readonly<Record<'label' | 'rows' | 'previous' | 'next', string>>
	readonly columnMenu: Readonly<Record<'open' | 'always' | 'isInCsv' | 'iso', string>>
	readonly empty: { readonly title: string; readonly text: string; readonly link: Link }
	readonly foot: {
		/** `{n}` rows in `{days}` days, at most `{most}` in one. */
		readonly days: string
		readonly link: Link
		/** What the column of countries means. */
		readonly country: string
	}
	/** A file of `{n}` rows, about `{megabytes}` long. */
	readonly csv: Readonly<Record<'action' | 'ask' | 'text' | 'confirm', string>>
	/** `{n}` rows, or one `{email}`. */
	readonly erasure: Readonly<
		Record<'askOne' | 'ask' | 'text' | 'type' | 'confirmOne' | 'confirm' | 'cancel', string> &
			/** `{n}` of `{total}` are gone. */
			Record<'progressLabel' | 'progress' | 'stop' | 'stopping', string>
	> &
		Readonly<Record<'done' | 'stopped' | 'changed' | 'failed', Announcement>>
	readonly notices: Readonly<Record<'loadFailed' | 'exported', Announcement>>
}

/** A toast: what happened, and what it means. `{n}` and `{time}` are placeholders. */
export type Announcement = { readonly title: string; readonly text: string }
