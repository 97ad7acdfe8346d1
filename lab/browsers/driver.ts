export type Driver = Readonly<{
	open: (address: string) => Promise<void>
	evaluate: (expression: string) => Promise<unknown>
	/** Clicks the first matching element like a person. */
	click: (selector: string) => Promise<void>
	type: (selector: string, keys: string) => Promise<void>
	/** Errors reported by the page since the last call, policy violations included. */
	takeErrors: () => Promise<readonly string[]>
	close: () => Promise<void>
}>

/** Waits until an expression is true in the page. Throws after 15 s, with its last value. */
export async function until(driver: Driver, expression: string): Promise<void> {
	const deadline = Date.now() + 15_000
	let seen: unknown
	do {
		seen = await driver.evaluate(expression)
		if (seen === true) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	} while (Date.now() < deadline)
	throw new Error(`${expression} is ${JSON.stringify(seen)}`)
}
