/** In place of what Mantine's provider writes style tags with: `mantine.css` has the variables, and nobody uses the classes. */
const nothing = () => null

export { nothing as MantineClasses, nothing as MantineCssVariables }
