/** Unsaved values that outlive their page, by key. */
export type KeptValues<Value> = {
	readonly write: (key: string, value: Value) => void
	readonly delete: (key: string) => void
	/** Removes the wanted values of this page and of closed pages, and returns them. */
	readonly takeOver: (isWanted: (key: string) => boolean) => Promise<ReadonlyMap<string, Value>>
}

/** Tells the open pages of the panel apart: each keeps its own values, so that no page overwrites another's. */
const page = Math.random().toString(36).slice(2)

function lockOf(name: string): string {
	return `innervolt-page-${name}`
}

let isMarked = false

/** Takes a lock that is held as long as this page is open. Browsers lack locks outside a secure context. */
function markPage(): void {
	if (!isMarked) void navigator.locks?.request(lockOf(page), () => new Promise(() => {}))
	isMarked = true
}

async function openPages(): Promise<ReadonlySet<string>> {
	const { held = [] } = (await navigator.locks?.query()) ?? {}
	return new Set(held.flatMap(({ name }) => name ?? []))
}

/** Uses the browser's storage; undefined where that is blocked or full. */
function attempt<T>(use: (storage: Storage) => T): T | undefined {
	try {
		return use(localStorage)
	} catch {
		return undefined
	}
}

export function canKeep(): boolean {
	return attempt(({ length }) => length) !== undefined
}

/**
 * Values in the browser's storage. Where that is blocked or full nothing is kept.
 *
 * @param account the owner of the values; other accounts do not get them
 * @param scope the kind of values
 * @param parse throws for values of another version of the panel
 */
export function keptValues<Value>(
	account: string,
	scope: string,
	parse: (value: unknown) => Value,
): KeptValues<Value> {
	markPage()
	const start = `innervolt-unsaved ${account} ${scope} `
	const nameOf = (key: string, owner = page) => `${start}${owner} ${key}`

	return {
		write: (key, value) =>
			attempt((storage) => storage.setItem(nameOf(key), JSON.stringify(value))),
		delete: (key) => attempt((storage) => storage.removeItem(nameOf(key))),
		async takeOver(isWanted) {
			const open = await openPages()
			const found = new Map<string, Value>()
			for (const name of attempt((storage) => Object.keys(storage)) ?? []) {
				if (!name.startsWith(start)) continue
				const [owner = '', ...words] = name.slice(start.length).split(' ')
				const key = words.join(' ')
				const isOpen = owner !== page && open.has(lockOf(owner))
				if (isOpen || !isWanted(key)) continue
				const value = attempt((storage) => parse(JSON.parse(storage.getItem(name) ?? '')))
				attempt((storage) => storage.removeItem(name))
				if (value !== undefined) found.set(key, value)
			}
			return found
		},
	}
}
