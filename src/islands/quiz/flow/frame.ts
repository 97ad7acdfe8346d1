import { useEffect, useState } from 'react'

/** Calls back once the next frame has been painted; gives a function that calls it off until then. */
export function afterFrame(callback: () => void): () => void {
	const frame = requestAnimationFrame(() => setTimeout(callback))
	return () => cancelAnimationFrame(frame)
}

/** The value that the last frame was painted with. */
export function useLastFrame<Value>(value: Value): Value {
	const [painted, setPainted] = useState(value)
	useEffect(() => afterFrame(() => setPainted(value)), [value])
	return painted
}
