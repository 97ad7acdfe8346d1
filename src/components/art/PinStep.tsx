import type { StepDrawing } from '#words/schemas/drawings.ts'

type Drawing = { readonly thin: string; readonly thick: string; readonly grey?: string }

/** The drawing of each step, on 120 by 84 units: thin lines for card, thick ones for finished parts, grey for light. */
const drawings: Record<StepDrawing, Drawing> = {
	cut: {
		thin: 'M14 22H74V62H14zM18 30h8v14h-8zM29 30h8v14h-8zM40 30h8v14h-8zM51 30h8v14h-8zM62 30h8v14h-8zM92 24l9 12h-4v10h11v16H76V46h11V36h-4z',
		thick: 'M4 70c6-6 12-2 10 3s-10 4-10-3zM4 56c6 6 12 2 10-3s-10-4-10 3zM12 56 34 68M12 69 34 58',
	},
	slot: {
		thin: 'M20 14H100V68H20zM25 22h10v18h-10zM40 22h10v18h-10zM55 22h10v18h-10zM70 22h10v18h-10zM85 22h10v18h-10z',
		thick: 'M30 54H70M70 54l26-34 8 6-24 32z',
	},
	thread: {
		thin: 'M20 8H100V54H20zM25 14h10v16h-10zM40 14h10v16h-10zM55 14h10v16h-10zM70 14h10v16h-10zM85 14h10v16h-10zM30 44H90',
		thick:
			'M60 32l7 9h-4v3h-6v-3h-4zM57 54v6H48V76H72V60H63V54M84 76c12-2 14-12 8-20M92 56l-5 4M92 56l4 6',
	},
	fasten: {
		thin: 'M20 14H100V68H20zM30 54H90M48 42H72V54H48z',
		thick:
			'M36 26H84a5 5 0 0 0 0-8H40a4 4 0 1 0 0 8M88 18v8M44 66h32M44 66l5-4M44 66l5 4M76 66l-5-4M76 66l-5 4',
	},
	done: {
		thin: 'M20 8H100V66H20zM25 16h10v20h-10zM40 16h10v20h-10zM55 16h10v20h-10zM70 16h10v20h-10zM85 16h10v20h-10zM28 52H92',
		thick: 'M60 40l7 9h-4v9h-6v-9h-4z',
		grey: 'M25 16h10v20h-10zM40 21h10v15h-10zM55 26h10v10h-10zM70 31h10v5h-10z',
	},
}

export function PinStep({ name }: { name: StepDrawing }) {
	const { thin, thick, grey } = drawings[name]
	return (
		<svg viewBox="0 0 120 84" fill="none" stroke="currentColor" aria-hidden="true">
			{grey && <path fill="currentColor" fillOpacity=".33" stroke="none" d={grey} />}
			<path strokeWidth="1.2" d={thin} />
			<path strokeWidth="2.4" d={thick} />
		</svg>
	)
}
