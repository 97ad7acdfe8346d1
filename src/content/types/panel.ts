import type { ScriptNotice } from './page.ts'

/** The panel of the waitlist, in the words of its specification. */
export type PanelWords = {
	readonly login: {
		readonly title: string
		readonly text: string
		readonly username: string
		readonly password: string
		readonly show: string
		readonly hide: string
		readonly submit: string
		readonly needsScript: string
		readonly notLoaded: ScriptNotice
	}
	readonly list: {
		readonly title: string
		readonly columns: Readonly<Record<'email' | 'source' | 'status' | 'created_at', string>>
		readonly loading: string
		/** `{n}` of `{total}` rows are here. */
		readonly progress: string
		/** `{n}` rows. */
		readonly count: string
		readonly empty: string
		readonly noMatch: string
		readonly noDate: string
		/** On every row. */
		readonly erase: string
		readonly download: string
		readonly refresh: string
		readonly leave: string
	}
	readonly filters: {
		readonly search: string
		readonly status: string
		readonly source: string
		readonly all: string
	}
	/** `{n}` rows, or one `{email}`. */
	readonly erasure: {
		readonly askOne: string
		readonly ask: string
		readonly text: string
		readonly confirmOne: string
		readonly confirm: string
		readonly cancel: string
		readonly done: Announcement
		readonly failed: Announcement
	}
	readonly growth: {
		readonly title: string
		/** `{n}` rows in `{days}` days, at most `{most}` in one. */
		readonly days: string
		readonly sources: string
	}
	readonly records: {
		readonly mails: {
			/** `{n}` mails. */
			readonly title: string
			readonly columns: readonly string[]
			readonly empty: string
		}
		readonly audit: {
			readonly title: string
			readonly columns: readonly string[]
			readonly empty: string
		}
		/** One row, and `{n}` rows. */
		readonly rows: { readonly one: string; readonly many: string }
		/** What the server calls them, in Spanish. */
		readonly actions: Readonly<Record<string, string>>
	}
	readonly notices: Readonly<
		Record<
			| 'granted'
			| 'denied'
			| 'noCookie'
			| 'tooMany'
			| 'unavailable'
			| 'loadFailed'
			| 'exported'
			| 'left'
			| 'expired',
			Announcement
		>
	> & { readonly label: string; readonly close: string }
}

/** A notice for a moment: what happened, and what that means. `{n}` and `{time}` are filled in. */
export type Announcement = { readonly title: string; readonly text: string }
