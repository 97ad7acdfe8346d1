type WithoutContext<Functions> = {
	[name in keyof Functions]: Functions[name] extends (
		context: never,
		...rest: infer Rest
	) => infer Result
		? (...rest: Rest) => Result
		: never
}

/** Binds a context to the first parameter of each function, so that a store is a table of plain functions. */
export function withContext<
	Context,
	Functions extends Readonly<Record<string, (context: Context, ...rest: never[]) => unknown>>,
>(context: Context, functions: Functions): WithoutContext<Functions> {
	const bound = Object.entries(functions).map(([name, each]) => [name, each.bind(null, context)])
	// oxlint-disable-next-line no-unsafe-type-assertion -- The same names, each without its first parameter.
	return Object.fromEntries(bound) as WithoutContext<Functions>
}
