// Pictures are the bundler's; a test sees an address of one.
module.exports = { __esModule: true, default: 'data:image/png;base64,iVBORw0KGgo=' };
