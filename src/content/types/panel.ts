import type { ScriptNotice } from './page.ts'

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
		readonly needsScript: string
		readonly notLoaded: ScriptNotice
	}
	/** Asks for the password again before an `{action}`. */
	readonly proof: Readonly<
		Record<'title' | 'text' | 'confirm' | 'cancel' | 'denied' | 'tooMany' | 'unavailable', string>
	>
	readonly notices: Readonly<
		Record<
			'granted' | 'denied' | 'noCookie' | 'tooMany' | 'unavailable' | 'left' | 'expired',
			Announcement
		>
	> & { readonly label: string; readonly close: string }
}

/** The words of the list, as the specification gives them. */
export type ListWords = {
	readonly list: {
		readonly title: string
		readonly columns: Readonly<Record<'email' | 'source' | 'status' | 'created_at', string>>
		readonly loading: string
		/** `{n}` of `{total}` rows have loaded. */
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
		/** The Spanish names of the server's actions. */
		readonly actions: Readonly<Record<string, string>>
	}
	readonly notices: Readonly<Record<'loadFailed' | 'exported', Announcement>>
}

/** A toast: what happened, and what it means. `{n}` and `{time}` are placeholders. */
export type Announcement = { readonly title: string; readonly text: string }
