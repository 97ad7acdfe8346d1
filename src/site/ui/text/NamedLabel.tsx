/** A short label; screen readers add what it belongs to. */
export function NamedLabel({ word, of }: { word: string; of: string }) {
	return (
		<>
			<span aria-hidden="true">{word}</span>
			<span className="visually-hidden">{`${word}: ${of}`}</span>
		</>
	)
}
