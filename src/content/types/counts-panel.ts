/** One thing and several: `{n}` is the number. */
export type Plural = { readonly one: string; readonly many: string }

/** The words of the panel's place for the site's own counts. `{…}` are placeholders. */
export type CountsWords = {
	readonly title: string
	readonly download: string
	readonly periods: {
		readonly label: string
		/** `{n}` days. */
		readonly days: string
		readonly dates: string
		readonly from: string
		readonly to: string
		/** With the `{n}` days before. */
		readonly compare: string
	}
	readonly filters: {
		readonly open: string
		readonly locale: string
		readonly campaign: string
		readonly path: string
		readonly all: string
		readonly clear: string
	}
	readonly sums: {
		readonly visits: Plural
		readonly forms: Plural
		readonly confirmed: Plural
		/** From `{from}` to `{to}`; the three sums follow. */
		readonly period: string
		readonly and: string
		/** The `{days}` days before: `{visits}`, `{forms}` and `{confirmed}`. */
		readonly before: string
		/** How often a test, a tool or the panel failed. */
		readonly failures: Plural
	}
	readonly chart: {
		readonly visits: string
		readonly forms: string
		/** The label of the slider that selects a day. */
		readonly day: string
		/** The day's sums: `{day}`, `{visits}`, `{forms}`, `{confirmed}`. */
		readonly reading: string
		/** Appended to visits and forms: `{n}` on the same day of the period before. */
		readonly earlier: string
		readonly legend: {
			readonly visits: string
			/** `{n}` days before. */
			readonly earlier: string
			readonly forms: string
		}
	}
	readonly table: {
		/** The `{n}` days as a table. */
		readonly summary: string
		readonly day: string
		readonly visits: string
		readonly before: string
		readonly forms: string
		readonly confirmed: string
	}
	readonly marks: {
		readonly title: string
		/** By kind; `{path}` is the page of a headline. */
		readonly kinds: Readonly<Record<'note' | 'headline' | 'letter', string>>
		/** The new headline `{text}` instead of `{before}`. */
		readonly headline: string
		readonly empty: string
		readonly add: string
		readonly day: string
		readonly text: string
		readonly save: string
		readonly cancel: string
		/** Deletes the note `{text}`. */
		readonly remove: string
		readonly failed: Notice
	}
	readonly steps: {
		readonly title: string
		/** `period`: from `{from}` to `{to}`. */
		readonly columns: Readonly<Record<'step' | 'period' | 'rate' | 'before', string>>
		readonly rows: Readonly<
			Record<'visits' | 'testsBegun' | 'testsFinished' | 'forms' | 'confirmed', string>
		>
		/** Of 100 visits, tests begun, forms. */
		readonly of: Readonly<Record<'visits' | 'testsBegun' | 'forms', string>>
		/** `{tests}` of `{forms}` forms stood below a test. */
		readonly note: string
	}
	readonly split: {
		readonly title: string
		readonly by: string
		readonly names: Readonly<Record<'path' | 'source' | 'campaign' | 'locale', string>>
		readonly entrancePage: string
		readonly columns: {
			readonly visits: string
			readonly before: string
			readonly forms: string
			readonly confirmed: string
			readonly rate: string
		}
		readonly noForm: string
		/** The rows that are not shown, by what they are: `{n}` of them. */
		readonly rest: Readonly<Record<'path' | 'source' | 'campaign' | 'locale', string>>
		readonly total: string
		readonly none: string
		/** The values that are no name, in Spanish. */
		readonly values: Readonly<Record<string, string>>
	}
	readonly notCounted: {
		readonly title: string
		readonly items: readonly string[]
		readonly text: string
	}
	readonly state: {
		readonly empty: string
		readonly emptyText: string
		/** Before the sums of a day that is not over. */
		readonly todaySoFar: string
		readonly unfinished: string
		readonly off: string
		/** Counting began on `{day}`, within the period or the one before it. */
		readonly since: string
		readonly noBefore: string
		readonly loading: string
		readonly noMatch: string
		/** The sums on the screen were read at `{time}`. */
		readonly stale: string
		readonly retry: string
		readonly failed: Notice
	}
}

/** A toast: what happened, and what it means. */
type Notice = { readonly title: string; readonly text: string }
