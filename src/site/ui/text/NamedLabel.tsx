/** A short label; screen readers add the name of its subject. */
export function NamedLabel({ word, of }: { word: string; of: string }) {
	return (
		<>
			<span aria-hidden="true">{word}</span>
			<span className="visually-hidden">{`${word}: ${of}`}</span>
		</>
	)
}
