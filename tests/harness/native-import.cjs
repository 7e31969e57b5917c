// Imports as Node does: the test runner, which rewrites imports, is kept out of what is tested as built.
exports.nativeImport = (url) => import(url);
