/** Puts values into the places that a sentence names: `{n} de {total}`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
		const value = values[name]
		return typeof value === 'number' ? value.toLocaleString('es-ES') : (value ?? place)
	})
}
