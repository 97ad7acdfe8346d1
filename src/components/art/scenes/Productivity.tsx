/** A desk with a lamp in front of a window at night, and a phone in the drawer. */
export function Productivity() {
	return (
		<>
			<path fill="var(--room)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--glass)" d="M214 34H362V168H214z" />
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d="M204 24H372V168H380V178H196V168H204zM214 34V98H284V34zM292 34V98H362V34zM214 106V168H284V106zM292 106V168H362V106zM326 52a14 14 0 1 0 14 20 16 16 0 0 1-14-20z"
			/>
			<path fill="var(--glow)" opacity=".7" d="M84 140 140 120 212 210H84z" />
			<path
				fill="var(--line)"
				d="M24 210H376V220H24zM40 220h8v80h-8zM352 220h8v80h-8zM52 204h50v6H52z"
			/>
			<path fill="none" stroke="var(--line)" strokeWidth="6" d="M77 206 58 140 98 90" />
			<path
				fill="var(--lamp)"
				transform="rotate(-20 112 130)"
				d="M82 130c0-26 14-40 30-40s30 14 30 40z"
			/>
			<path
				fill="var(--line)"
				d="M90 88l15-5 4 11-15 5zM53 140a5 5 0 1110 0 5 5 0 11-10 0M222 134h92v66h-92zM204 200h128l6 10H198z"
			/>
			<path
				fill="var(--wall)"
				d="M228 140h80v54h-80zM120 204h64v6h-64zM126 198h54v6h-54zM344 188h18v22h-18z"
			/>
			<path stroke="var(--on-wall-soft)" strokeWidth="3" d="M238 154h44M238 164h56M238 174h30" />
			<path fill="none" stroke="var(--wall)" strokeWidth="3" d="M362 193h4c6 0 6 11 0 11h-4" />
			<path fill="var(--paint)" d="M128 200h50v2h-50z" />
			<path fill="var(--line)" d="M224 220H336V240H224z" />
			<path fill="var(--slat)" d="M252 227h40v13h-40z" />
			<path fill="var(--wall)" d="M220 236H340V274H220z" />
			<circle fill="var(--lamp)" cx="280" cy="255" r="4" />
		</>
	)
}
