// node policies.js FILE — prints one line of JSON for each policy of the build: what Google's CSP
// Evaluator finds, with its severity (10 high, 20 syntax, 30 medium, 40 perhaps high; more is less).
import { readFileSync } from 'node:fs'
import { Version } from 'csp_evaluator/dist/csp.js'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

const policies = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
for (const [page, policy] of Object.entries(policies)) {
	const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate()
	const told = findings.map(({ severity, directive, value, description }) => ({
		severity,
		text: [directive, value, description].filter(Boolean).join(' '),
	}))
	console.log(JSON.stringify({ page, findings: told }))
}
